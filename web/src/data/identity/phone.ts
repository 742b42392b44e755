import { PhoneAuthProvider, RecaptchaVerifier } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'
import { auth } from '../firebase/auth'
import { localStack } from '../firebase/firebase'
import { enterWith } from './linking'

/**
 * Signing in by a code in a text message; a module of its own because of what the SDK brings along for it: load it when
 * it is needed.
 */
if (localStack) auth.settings.appVerificationDisabledForTesting = true

/** Shows that a person asks, without asking them; Google's own script does it. Nothing of it stays on the page. */
export async function withVerifier<T>(work: (verifier: RecaptchaVerifier) => Promise<T>): Promise<T> {
  const place = document.body.appendChild(document.createElement('div'))
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' })
  try {
    return await work(verifier)
  } finally {
    verifier.clear()
    place.remove()
  }
}

/**
 * Sends a code to a number in E.164 form and answers the id that belongs to it.
 * @throws the identity provider's error
 */
export async function sendCode(number: string): Promise<string> {
  return withVerifier((verifier) => new PhoneAuthProvider(auth).verifyPhoneNumber(number, verifier))
}

/**
 * Signs in by the code that was sent; a guest becomes the account.
 * @throws the identity provider's error
 */
export async function enterByCode(verificationId: string, code: string): Promise<void> {
  await enterWith(PhoneAuthProvider.credential(verificationId, code), (error) =>
    error instanceof FirebaseError ? PhoneAuthProvider.credentialFromError(error) : null,
  )
}
