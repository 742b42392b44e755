import { FirebaseError } from 'firebase/app'
import {
  EmailAuthProvider,
  GoogleAuthProvider,
  TotpMultiFactorGenerator,
  applyActionCode,
  createUserWithEmailAndPassword,
  getMultiFactorResolver,
  linkWithCredential,
  multiFactor,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  updatePassword,
  validatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import type { Auth, MultiFactorError, MultiFactorResolver, TotpSecret } from 'firebase/auth'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { ageSignIn, appCode, controlIdentity, identityClient } from '../../support/identity'
import { linkIn, mailTo } from '../../support/mailbox'
import { unverifiedPerson, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { stack } from '../../support/stack'

const closers: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closers) await close()
})

function client(): Auth {
  const { auth, close } = identityClient()
  closers.push(close)
  return auth
}

async function signedIn(person: Person): Promise<Auth> {
  const auth = client()
  await signInWithEmailAndPassword(auth, person.email, person.password)
  return auth
}

function userOf(auth: Auth) {
  if (!auth.currentUser) throw new Error('Nobody is signed in.')
  return auth.currentUser
}

async function refusalOf(work: Promise<unknown>): Promise<FirebaseError> {
  try {
    await work
  } catch (error) {
    if (error instanceof FirebaseError) return error
    throw error
  }
  throw new Error('It was not refused.')
}

async function enrolApp(auth: Auth, name: string): Promise<TotpSecret> {
  const factors = multiFactor(userOf(auth))
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession())
  const proof = TotpMultiFactorGenerator.assertionForEnrollment(secret, appCode(secret.secretKey))
  await factors.enroll(proof, name)
  return secret
}

/** Signs in with the password and answers what the provider then asks for. */
async function challenged(auth: Auth, { email, password }: Person): Promise<MultiFactorResolver> {
  const error = await refusalOf(signInWithEmailAndPassword(auth, email, password))
  expect(error.code).toBe('auth/multi-factor-auth-required')
  return getMultiFactorResolver(auth, error as MultiFactorError)
}

describe('an authenticator app', () => {
  it('is enrolled with a code, asked for at sign-in, and removed', async () => {
    const person = await verifiedPerson()
    const auth = await signedIn(person)
    const secret = await enrolApp(auth, 'My app')
    expect(secret).toMatchObject({ hashingAlgorithm: 'SHA1', codeLength: 6, codeIntervalSeconds: 30 })
    const [factor] = multiFactor(userOf(auth)).enrolledFactors
    expect(factor).toMatchObject({ factorId: 'totp', displayName: 'My app' })

    const other = client()
    const resolver = await challenged(other, person)
    const [hint] = resolver.hints
    expect(hint).toMatchObject({ factorId: 'totp', displayName: 'My app', uid: factor?.uid })
    const proof = TotpMultiFactorGenerator.assertionForSignIn(
      hint?.uid ?? '',
      appCode(secret.secretKey, 'next'),
    )
    await resolver.resolveSignIn(proof)
    const { claims } = await userOf(other).getIdTokenResult()
    expect(claims['firebase']).toMatchObject({ second_factor_identifier: factor?.uid })

    await multiFactor(userOf(other)).unenroll(factor?.uid ?? '')
    await expect(signInWithEmailAndPassword(client(), person.email, person.password)).resolves.toBeTruthy()
  })

  it('is refused with a wrong code, and with one that was used before', async () => {
    const person = await verifiedPerson()
    const auth = await signedIn(person)
    const secret = await enrolApp(auth, 'My app')
    const used = appCode(secret.secretKey)
    const resolver = await challenged(client(), person)
    const [hint] = resolver.hints
    for (const code of ['000000', used]) {
      const proof = TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', code)
      expect((await refusalOf(resolver.resolveSignIn(proof))).code).toBe('auth/invalid-verification-code')
    }
  })

  it('needs a verified email', async () => {
    const auth = await signedIn(await unverifiedPerson())
    const session = await multiFactor(userOf(auth)).getSession()
    const { code } = await refusalOf(TotpMultiFactorGenerator.generateSecret(session))
    expect(code).toBe('auth/unverified-email')
  })

  it('shows up neither as a text message nor with a number', async () => {
    const person = await verifiedPerson()
    const auth = await signedIn(person)
    const factors = multiFactor(userOf(auth))
    await TotpMultiFactorGenerator.generateSecret(await factors.getSession())
    const { TURNOUT_IDENTITY, TURNOUT_OUTBOX, GCLOUD_PROJECT } = stack()
    const codes = await fetch(`${TURNOUT_IDENTITY}/emulator/v1/projects/${GCLOUD_PROJECT}/verificationCodes`)
    expect(await codes.text()).not.toContain('authenticator')
    expect(await (await fetch(`${TURNOUT_OUTBOX}/api/mails`)).text()).not.toContain('+authenticator')
  })
})

describe('the password policy', () => {
  afterEach(() => controlIdentity('DELETE', 'password-policy'))

  it('asks for six characters by itself', async () => {
    const { passwordPolicy } = await validatePassword(client(), '')
    expect(passwordPolicy.customStrengthOptions).toMatchObject({ minPasswordLength: 6 })
    expect(passwordPolicy.enforcementState).toBe('OFF')
  })

  it('is enforced at sign-up and at a change, once it is set', async () => {
    const person = await verifiedPerson()
    const auth = await signedIn(person)
    const customStrengthOptions = { minPasswordLength: 10, containsNumericCharacter: true }
    await controlIdentity('PUT', 'password-policy', { enforcementState: 'ENFORCE', customStrengthOptions })

    const email = `new.${person.email}`
    const weak = 'only letters'
    const atSignUp = await refusalOf(createUserWithEmailAndPassword(client(), email, weak))
    const atChange = await refusalOf(updatePassword(userOf(auth), weak))
    for (const { code } of [atSignUp, atChange]) {
      expect(code).toBe('auth/password-does-not-meet-requirements')
    }
    await expect(createUserWithEmailAndPassword(client(), email, 'letters and 1')).resolves.toBeTruthy()
    await expect(updatePassword(userOf(auth), 'letters and 1')).resolves.toBeUndefined()
  })
})

describe('a sign-in that is no longer recent', () => {
  it('changes no password until the person has signed in again', async () => {
    const person = await verifiedPerson()
    const auth = await signedIn(person)
    await ageSignIn(person.uid)
    const { code } = await refusalOf(updatePassword(userOf(auth), 'another battery'))
    expect(code).toBe('auth/requires-recent-login')

    const proof = EmailAuthProvider.credential(person.email, person.password)
    await reauthenticateWithCredential(userOf(auth), proof)
    await expect(updatePassword(userOf(auth), 'another battery')).resolves.toBeUndefined()
  })
})

describe('a change of email', () => {
  it('waits for the link in the new mailbox, then ends every session', async () => {
    const person = await verifiedPerson()
    const auth = await signedIn(person)
    const address = `new.${person.email}`
    await verifyBeforeUpdateEmail(userOf(auth), address)
    await userOf(auth).reload()
    expect(userOf(auth).email).toBe(person.email)

    const link = new URL(linkIn(await mailTo(address), '/emulator/action'))
    expect(link.origin).toBe(stack().TURNOUT_IDENTITY)
    await applyActionCode(client(), link.searchParams.get('oobCode') ?? '')
    expect((await refusalOf(userOf(auth).reload())).code).toBe('auth/user-token-expired')
    const again = await signInWithEmailAndPassword(client(), address, person.password)
    expect(again.user).toMatchObject({ email: address, emailVerified: true })
  })
})

describe('a way in that is added', () => {
  it('asks for no second factor, but signing in by it does', async () => {
    const person = await verifiedPerson()
    const auth = await signedIn(person)
    await enrolApp(auth, 'My app')
    const vouched = JSON.stringify({ sub: person.uid, email: `g.${person.email}`, email_verified: true })
    const { user } = await linkWithCredential(userOf(auth), GoogleAuthProvider.credential(vouched))
    expect(user.providerData.map((it) => it.providerId)).toContain('google.com')

    const atSignIn = signInWithCredential(client(), GoogleAuthProvider.credential(vouched))
    expect((await refusalOf(atSignIn)).code).toBe('auth/multi-factor-auth-required')
  })
})
