import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { JWTVerifyGetKey } from 'jose'
import { adminApp } from '../admin-app'

/** Where App Check's keys are; `APP_CHECK_BASE` is empty but for a local stack. */
export interface AppCheckAccess {
  readonly APP_CHECK_BASE: string
  /** The app IDs that count; none counts every app of the project. */
  readonly APP_CHECK_APPS: readonly string[]
}

/** Why a token shows nothing. */
export type AppFault = 'expired' | 'other-app' | 'invalid'

const APP_CHECK = 'https://firebaseappcheck.googleapis.com'

/** By address: each set keeps what it read, and reads again for a key that it does not know, twice a minute at most. */
const keySets = new Map<string, JWTVerifyGetKey>()

/**
 * What is wrong with an App Check token, or undefined when App Check made it for an app of this project: by signature,
 * algorithm, issuer, audience and expiry (firebase.google.com/docs/app-check/custom-resource-backend). The Admin SDK checks
 * the same and can't be told of other keys, which would leave every local test to another verifier than production's.
 * @throws when the keys can't be read, which says nothing about the token
 */
export async function findAppFault(token: string, access: AppCheckAccess): Promise<AppFault | undefined> {
  try {
    const { payload } = await jwtVerify(token, keysAt(access.APP_CHECK_BASE || APP_CHECK), {
      algorithms: ['RS256'],
      audience: `projects/${adminApp().options.projectId}`,
      requiredClaims: ['exp', 'iss', 'sub'],
    })
    // The rest of the issuer is the project's number, which the audience has tied to the project already.
    if (payload.iss?.startsWith(`${APP_CHECK}/`) !== true) return 'invalid'
    const counts = access.APP_CHECK_APPS.length === 0 || access.APP_CHECK_APPS.includes(payload.sub ?? '')
    return counts ? undefined : 'other-app'
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired'
    if (isTokenFault(error)) return 'invalid'
    throw error
  }
}

function keysAt(base: string): JWTVerifyGetKey {
  const known = keySets.get(base)
  if (known) return known
  const keys = createRemoteJWKSet(new URL(`${base}/v1/jwks`))
  keySets.set(base, keys)
  return keys
}

/** Whether an error is about the token, not about reading the keys. */
function isTokenFault(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false
  return ![errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code].includes(error.code)
}
