import type { Instant } from '../../../contract/time'
import { shownPicture } from '../../../contract/accounts/shown-picture'

/** A signed-in person, as the identity provider vouches for them. */
export interface Actor {
  readonly uid: string
  /** A guest signed in anonymously; an unverified account has an email address that it has not confirmed. */
  readonly standing: 'guest' | 'unverified' | 'verified'
  readonly email: string | null
  /** The provider has seen that the address is theirs. */
  readonly provenEmail?: string
  readonly name: string | null
  /** A picture that our pages may show. */
  readonly picture: string | null
  /** The address of one that they may not: the provider's own, of another host. */
  readonly foreignPicture?: string
  /** Runs the platform: a claim that only an administrator of the project can set (docs/deploy.md). */
  readonly isOperator?: true
  /** When they last signed in, not when the token was renewed; unknown counts as long ago. */
  readonly signedInAt?: Instant
  /** Where their request comes from, as our own proxies saw it; unknown in work that nobody waits for. */
  readonly ip?: string
  /** When the token was made; unknown counts as long ago. */
  readonly tokenMadeAt?: Instant
}

/** The claims of an identity token that decide who somebody is. */
export interface IdentityClaims {
  readonly uid: string
  readonly email?: string | undefined
  readonly email_verified?: boolean | undefined
  readonly phone_number?: string | undefined
  readonly name?: string | undefined
  readonly operator?: unknown
  readonly picture?: string | undefined
  /** Seconds since the epoch (OpenID Connect Core, section 2). */
  readonly auth_time?: number | undefined
  /** Seconds since the epoch (RFC 7519, section 4.1.6). */
  readonly iat?: number | undefined
  readonly firebase: { readonly sign_in_provider: string; readonly identities?: Record<string, unknown> }
}

/** Providers whose word about a person is not the person's own. */
const OWN_WORD = new Set(['email', 'password', 'anonymous', 'custom'])

/**
 * Who somebody is. Unverified is an account with an email that it has not verified and no phone or third-party provider
 * (DESIGN, section 3).
 */
export function actorOf(claims: IdentityClaims): Actor {
  const { firebase } = claims
  const vouched =
    claims.email_verified === true ||
    claims.phone_number !== undefined ||
    Object.keys(firebase.identities ?? {}).some((provider) => !OWN_WORD.has(provider))
  const standing = firebase.sign_in_provider === 'anonymous' ? 'guest' : vouched ? 'verified' : 'unverified'
  return {
    uid: claims.uid,
    standing,
    email: claims.email ?? null,
    name: claims.name ?? null,
    picture: shownPicture(claims.picture),
    ...(isForeign(claims.picture) ? { foreignPicture: claims.picture } : {}),
    ...(claims.email !== undefined && claims.email_verified === true ? { provenEmail: claims.email } : {}),
    ...(claims.operator === true ? { isOperator: true as const } : {}),
    ...(claims.auth_time === undefined ? {} : { signedInAt: instantOf(claims.auth_time) }),
    ...(claims.iat === undefined ? {} : { tokenMadeAt: instantOf(claims.iat) }),
  }
}

/** The longest address of a picture that is worth asking for. */
const LONGEST = 2000

function isForeign(picture: string | undefined): picture is string {
  return (
    picture !== undefined && picture.length <= LONGEST && /^https?:/.test(picture) && !shownPicture(picture)
  )
}

function instantOf(seconds: number): Instant {
  return new Date(seconds * 1000).toISOString()
}
