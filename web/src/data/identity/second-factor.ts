import {
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  getMultiFactorResolver,
  multiFactor,
} from 'firebase/auth'
import type { MultiFactorAssertion, MultiFactorError, MultiFactorInfo, TotpSecret, User } from 'firebase/auth'
import { auth } from '../firebase/auth'
import { withVerifier } from './phone'
import { requireUser } from './require-user'
import type { SecondFactor } from './sign-in-record'

/**
 * Second steps: adding and removing them, and taking them while signing in. A module of its own because of what the SDK
 * brings along for it: load it when it is needed.
 */
export interface Challenge {
  readonly factors: readonly SecondFactor[]
  /** Sends a text message to the telephone of a factor; answers the id that belongs to its code. */
  sendCode: (factor: SecondFactor) => Promise<string>
  /**
   * Signs in with the code.
   * @throws the identity provider's error
   */
  finish: (factor: SecondFactor, code: string, verificationId?: string) => Promise<void>
}

/** What the provider asks for after a first factor that was right; `error` is its `multi-factor-auth-required`. */
export function challengeOf(error: unknown): Challenge {
  const resolver = getMultiFactorResolver(auth, error as MultiFactorError)
  return {
    factors: resolver.hints.map(factorOf),
    sendCode: (factor) => sendMessage({ multiFactorUid: factor.id, session: resolver.session }),
    finish: async (factor, code, verificationId) => {
      const proof =
        factor.kind === 'app'
          ? TotpMultiFactorGenerator.assertionForSignIn(factor.id, code)
          : phoneProof(verificationId, code)
      await resolver.resolveSignIn(proof)
    },
  }
}

function factorOf(info: MultiFactorInfo): SecondFactor {
  const { phoneNumber } = info as { phoneNumber?: string }
  return {
    id: info.uid,
    kind: info.factorId === 'totp' ? 'app' : 'phone',
    name: info.displayName || undefined,
    phone: phoneNumber,
    addedAt: info.enrollmentTime,
  }
}

function phoneProof(verificationId: string | undefined, code: string): MultiFactorAssertion {
  return PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId ?? '', code))
}

type MessageTo = Parameters<PhoneAuthProvider['verifyPhoneNumber']>[0]

function sendMessage(to: MessageTo): Promise<string> {
  return withVerifier((verifier) => new PhoneAuthProvider(auth).verifyPhoneNumber(to, verifier))
}

/** An authenticator app that is about to be added. */
export interface NewApp {
  /** What a person types where they cannot scan. */
  readonly secret: string
  /** What the QR code says. */
  readonly uri: string
  /** @throws the identity provider's error */
  add: (code: string, name: string) => Promise<void>
}

/**
 * Begins to add an authenticator app.
 * @throws the identity provider's error, `auth/unverified-email` without a verified address
 */
export async function beginApp(): Promise<NewApp> {
  const user = requireUser()
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
  return {
    secret: secret.secretKey,
    uri: uriOf(secret, user),
    add: (code, name) =>
      multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name),
  }
}

/** The SDK writes the two names as they are; a space or a colon in one would end it. */
function uriOf(secret: TotpSecret, user: User): string {
  const account = user.email ?? user.displayName ?? 'account'
  return secret.generateQrCodeUrl(encodeURIComponent(account), 'Turnout')
}

/**
 * Sends a code to a telephone that is about to become a second step; answers the id that belongs to it.
 * @throws the identity provider's error
 */
export async function sendEnrolmentCode(phoneNumber: string): Promise<string> {
  const session = await multiFactor(requireUser()).getSession()
  return sendMessage({ phoneNumber, session })
}

/** Adds the telephone that the code went to. */
export async function addPhone(verificationId: string, code: string, name: string): Promise<void> {
  await multiFactor(requireUser()).enroll(phoneProof(verificationId, code), name)
}

/** Removes a second step. */
export async function removeSecondFactor(id: string): Promise<void> {
  await multiFactor(requireUser()).unenroll(id)
}
