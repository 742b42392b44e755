import type { Access } from '../../../contract/api/access'
import { config } from '../../config'
import { actorOf } from '../../domain/access/actor'
import type { Actor, IdentityClaims } from '../../domain/access/actor'
import { clientIpOf } from '../../domain/access/client-ip'
import { Refusal } from '../../domain/refusal'
import { findActor } from '../../gateways/identity'
import { requireFreshSession } from './require-fresh-session'

export type { Actor }

/** Where a request to a route comes from; undefined where no proxy said so. */
export function visitorIp(forwardedFor: string | undefined): string | undefined {
  return clientIpOf(forwardedFor, config().PROXIES_BEFORE_ROUTES)
}

/** Where a call comes from, likewise. */
export function callerIp(forwardedFor: string | undefined): string | undefined {
  return clientIpOf(forwardedFor, config().PROXIES_BEFORE_CALLS)
}

/** Who sends a request: nobody without a token; a token that is not good, or whose session has ended, is refused, not ignored. */
export async function identify(token: string | undefined, ip: string | undefined): Promise<Actor | null> {
  if (token === undefined) return null
  const actor = await findActor(token)
  if (!actor) throw new Refusal('signed-out', 'Your sign-in has run out. Please sign in again.')
  await requireFreshSession(actor)
  return from(actor, ip)
}

/** Who calls, by the claims of a token that the functions framework has verified; an ended session is refused. */
export async function identifyCaller(
  claims: IdentityClaims | undefined,
  ip: string | undefined,
): Promise<Actor | null> {
  if (!claims) return null
  const actor = actorOf(claims)
  await requireFreshSession(actor)
  return from(actor, ip)
}

function from(actor: Actor, ip: string | undefined): Actor {
  return ip === undefined ? actor : { ...actor, ip }
}

/**
 * Lets those in that an entry is open to (specification, sections 6 and 8: the refusal of an unverified account is what
 * the web app goes by).
 */
export function requireAccess(actor: Actor | null, access: Exclude<Access, 'public'>): Actor {
  if (!actor) throw new Refusal('signed-out', 'Please sign in to go on.')
  if (actor.standing === 'unverified') {
    throw new Refusal('unverified', 'Please confirm your email address. We have sent you a link.')
  }
  if (access === 'verified' && actor.standing === 'guest') {
    throw new Refusal(
      'guests-cannot',
      'Guests can buy tickets and answer invitations. Make an account for more.',
    )
  }
  return actor
}
