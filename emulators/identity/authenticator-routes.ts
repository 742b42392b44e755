import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { TOOLKIT, type AuthEmulator } from './auth-emulator'
import { newAuthenticatorNumber } from './authenticator-numbers'
import type { Memory } from './data-file'
import { Refusal } from './refusal'
import { TOTP_PARAMETERS, findStep, toBase32 } from './totp'

const ENROLMENT_MINUTES = 5
const SECRET_BYTES = 20

const EnrolStart = z.object({ idToken: z.string(), totpEnrollmentInfo: z.object({}) })
const EnrolFinalize = z.object({
  idToken: z.string(),
  displayName: z.string().optional(),
  totpVerificationInfo: z.object({ sessionInfo: z.string(), verificationCode: z.string() }),
})
const Withdraw = z.object({ mfaEnrollmentId: z.string().optional() })
const SignInFinalize = z.object({
  mfaPendingCredential: z.string(),
  mfaEnrollmentId: z.string(),
  totpVerificationInfo: z.object({ verificationCode: z.string() }),
})

const PhoneEnrolment = z.object({ phoneSessionInfo: z.object({ sessionInfo: z.string() }) })
const PhoneSignIn = z.object({ phoneResponseInfo: z.object({ sessionInfo: z.string() }) })
const Codes = z.object({
  verificationCodes: z.array(z.object({ sessionInfo: z.string(), code: z.string() })),
})
const Tokens = z.looseObject({ idToken: z.string(), refreshToken: z.string() })
const SecondFactorClaim = z.object({ firebase: z.object({ second_factor_identifier: z.string() }) })

/** An app that has been shown its secret and has not yet given a code. */
interface Begun {
  secret: string
  /** The emulator's own session, for the number that stands for the app. */
  phoneSession: string
  deadline: number
}

/**
 * Authenticator apps as second factors, which the Auth emulator does not have. Here is the arithmetic; the emulator does
 * the rest, holding each app for a telephone whose text messages only we read.
 */
export function authenticatorRoutes(emulator: AuthEmulator, memory: Memory, now: () => number): Hono {
  const routes = new Hono()
  const begun = new Map<string, Begun>()
  const { authenticators } = memory.data

  /** The text message of the emulator, answered by ourselves. */
  async function phoneCode(sessionInfo: string): Promise<{ sessionInfo: string; code: string }> {
    const { verificationCodes } = await emulator.sent('verificationCodes', Codes)
    const code = verificationCodes.find((it) => it.sessionInfo === sessionInfo)?.code
    if (!code) throw new Refusal('SESSION_EXPIRED')
    return { sessionInfo, code }
  }

  routes.post(`${TOOLKIT}/v2/accounts/mfaEnrollment:start`, async (c, next) => {
    const parsed = EnrolStart.safeParse(await c.req.json())
    if (!parsed.success) return next()
    const { idToken } = parsed.data
    const phoneEnrollmentInfo = { phoneNumber: newAuthenticatorNumber() }
    const started = await emulator.call(
      'v2/accounts/mfaEnrollment:start',
      { idToken, phoneEnrollmentInfo },
      PhoneEnrolment,
    )
    const phoneSession = started.phoneSessionInfo.sessionInfo
    const sessionInfo = randomBytes(24).toString('base64url')
    const secret = toBase32(randomBytes(SECRET_BYTES))
    const deadline = now() + ENROLMENT_MINUTES * 60_000
    begun.set(sessionInfo, { secret, phoneSession, deadline })
    const finalizeEnrollmentTime = new Date(deadline).toISOString()
    return c.json({
      totpSessionInfo: { sharedSecretKey: secret, ...TOTP_PARAMETERS, sessionInfo, finalizeEnrollmentTime },
    })
  })

  routes.post(`${TOOLKIT}/v2/accounts/mfaEnrollment:finalize`, async (c, next) => {
    const parsed = EnrolFinalize.safeParse(await c.req.json())
    if (!parsed.success) return next()
    const { idToken, displayName, totpVerificationInfo } = parsed.data
    const session = begun.get(totpVerificationInfo.sessionInfo)
    if (!session) throw new Refusal('INVALID_SESSION_INFO')
    if (session.deadline < now()) throw new Refusal('SESSION_EXPIRED')
    const lastStep = findStep(session.secret, totpVerificationInfo.verificationCode, now())
    if (lastStep === undefined) throw new Refusal('INVALID_CODE')
    const phoneVerificationInfo = await phoneCode(session.phoneSession)
    const tokens = await emulator.call(
      'v2/accounts/mfaEnrollment:finalize',
      { idToken, displayName, phoneVerificationInfo },
      Tokens,
    )
    begun.delete(totpVerificationInfo.sessionInfo)
    authenticators[enrolmentIn(tokens.idToken)] = { secret: session.secret, lastStep }
    memory.save()
    return c.json({ ...tokens, totpAuthInfo: {} })
  })

  routes.post(`${TOOLKIT}/v2/accounts/mfaEnrollment:withdraw`, async (c, next) => {
    const { mfaEnrollmentId } = Withdraw.parse(await c.req.json())
    await next()
    if (!c.res.ok || !mfaEnrollmentId || !authenticators[mfaEnrollmentId]) return
    delete authenticators[mfaEnrollmentId]
    memory.save()
  })

  routes.post(`${TOOLKIT}/v2/accounts/mfaSignIn:finalize`, async (c, next) => {
    const parsed = SignInFinalize.safeParse(await c.req.json())
    if (!parsed.success) return next()
    const { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo } = parsed.data
    const app = authenticators[mfaEnrollmentId]
    if (!app) throw new Refusal('MFA_ENROLLMENT_NOT_FOUND')
    const step = findStep(app.secret, totpVerificationInfo.verificationCode, now(), app.lastStep)
    if (step === undefined) throw new Refusal('INVALID_CODE')
    const pending = { mfaPendingCredential, mfaEnrollmentId, phoneSignInInfo: {} }
    const { phoneResponseInfo } = await emulator.call('v2/accounts/mfaSignIn:start', pending, PhoneSignIn)
    app.lastStep = step
    memory.save()
    const phoneVerificationInfo = await phoneCode(phoneResponseInfo.sessionInfo)
    const proof = { mfaPendingCredential, phoneVerificationInfo }
    return c.json(await emulator.call('v2/accounts/mfaSignIn:finalize', proof, Tokens))
  })

  return routes
}

/** Which second factor a token was given for; tokens of the emulator are not signed. */
function enrolmentIn(idToken: string): string {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()
  return SecondFactorClaim.parse(JSON.parse(payload)).firebase.second_factor_identifier
}
