import type { TicketsUnlocked, UnlockTickets } from '../../../contract/orders/order'
import { OfferedPromoCode } from '../../../contract/promo-codes/promo-code'
import type { TicketType } from '../../../contract/tickets/ticket-type'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { withCleanText } from '../../domain/text/rich-text'
import { countFree } from '../../store/orders/stock'
import { requireVisible } from '../access/guards'
import { limitPromoTries } from './limit-promo-tries'
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
  await requireVisible(by, shareRef)
  const { promo, opened } = await limitPromoTries(by, shareRef, now, async () => {
    const found = await requireValidCode(shareRef, code, now)
    const opened = await findOpened(shareRef, found)
    if (opened.length === 0 && found.value === 0) throw refuseCode()
    await pickPromoCode(by, { shareRef }, found)
    return { promo: found, opened }
  })
  const ticketTypes = opened.map(withCleanText)
  return { promo: OfferedPromoCode.parse(promo), ticketTypes, left: await leftOf(shareRef, ticketTypes) }
}

async function leftOf(shareRef: string, ticketTypes: readonly TicketType[]): Promise<Record<string, number>> {
  const limited = ticketTypes.filter(({ capacity }) => capacity !== null)
  const entries = limited.map(async ({ shareRef: ref }) => [ref, await countFree(shareRef, ref)] as const)
  return Object.fromEntries(await Promise.all(entries))
}
