import type { Access } from '../../contract/access'
import { actorOf } from '../domain/actor'
import type { Actor, IdentityClaims } from '../domain/actor'
import { Refusal } from '../domain/refusal'
import { findActor } from '../gateways/identity'
import { requireCurrent } from './require-current'

export type { Actor }

/** Who sends a request: nobody without a token; a token that is not good is refused, not ignored. */
export async function identify(token: string | undefined): Promise<Actor | null> {
  if (token === undefined) return null
  const actor = await findActor(token)
  if (!actor) throw new Refusal('signed-out', 'Your sign-in has run out. Please sign in again.')
  return actor
}

/** Who calls, by the claims of a token that the functions framework has verified. */
export function identifyCaller(claims: IdentityClaims | undefined): Actor | null {
  return claims ? actorOf(claims) : null
}

/** Lets somebody in at an entry; where an account is needed, its sign-in must not have been ended meanwhile. */
export async function admit(actor: Actor | null, access: Exclude<Access, 'public'>): Promise<Actor> {
  const by = requireAccess(actor, access)
  if (access === 'verified') await requireCurrent(by)
  return by
}

/**
 * Lets those in that an entry is open to (specification, sections 6 and 8: the refusal of an unverified account is what
 * the web app goes by).
 */
function requireAccess(actor: Actor | null, access: Exclude<Access, 'public'>): Actor {
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
