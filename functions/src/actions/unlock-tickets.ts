import type { TicketsUnlocked, UnlockTickets } from '../../contract/order'
import { OfferedPromoCode } from '../../contract/promo-code'
import type { TicketType } from '../../contract/ticket-type'
import type { Instant } from '../../contract/time'
import type { Actor } from '../domain/actor'
import { countFree } from '../store/stock'
import { PROMO_CODE_PACE } from './apply-promo-code'
import { requireSeen, requireUnhurried } from './guards'
import { findOpened } from './open-hidden-tickets'
import { pickPromoCode, refuseCode, requireValidCode } from './pick-promo-code'

/**
 * What a promo code is good for: the hidden ticket types that it opens, and what it takes off. A code that does neither is
 * refused like one that does not exist, has ended, is used up or was used by the person already.
 */
export async function unlockTickets(
  by: Actor,
  { shareRef, code }: UnlockTickets,
  now: Instant,
): Promise<TicketsUnlocked> {
  await requireSeen(by, shareRef)
  await requireUnhurried(`promo:${by.uid}`, PROMO_CODE_PACE, now)
  const promo = await requireValidCode(shareRef, code, now)
  const ticketTypes = await findOpened(shareRef, promo)
  if (ticketTypes.length === 0 && promo.value === 0) throw refuseCode()
  await pickPromoCode(by, { shareRef }, promo)
  return { promo: OfferedPromoCode.parse(promo), ticketTypes, left: await leftOf(shareRef, ticketTypes) }
}

async function leftOf(shareRef: string, ticketTypes: readonly TicketType[]): Promise<Record<string, number>> {
  const limited = ticketTypes.filter(({ capacity }) => capacity !== null)
  const entries = limited.map(async ({ shareRef: ref }) => [ref, await countFree(shareRef, ref)] as const)
  return Object.fromEntries(await Promise.all(entries))
}
