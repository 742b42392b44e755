import type { Activity } from '../../../contract/activities/activity'
import type { HoldTickets } from '../../../contract/orders/order'
import { isFor } from '../../../contract/promo-codes/promo-code-rules'
import type { PromoCode } from '../../../contract/promo-codes/promo-code'
import type { TicketType } from '../../../contract/tickets/ticket-type'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { findSettings } from '../../store/activities/activities'
import { limitPromoTries } from './limit-promo-tries'
import { requireValidCode } from './pick-promo-code'

/** The ticket types that a code opens: those of them that are hidden. One read. */
export async function findOpened(
  shareRef: string,
  { unlocks }: { unlocks: readonly string[] },
): Promise<TicketType[]> {
  if (unlocks.length === 0) return []
  const hidden = (await findSettings(shareRef))?.hiddenTicketTypes ?? []
  return hidden.filter((type) => unlocks.includes(type.shareRef))
}

/** What is on offer to one person, and the code that they hold tickets with, if it opens or reduces any of these. */
export interface Offered {
  readonly activity: Activity
  readonly opener?: { promo: PromoCode; refs: readonly string[] }
}

/**
 * What is on offer with a code that somebody chose tickets with: the hidden ticket types that it opens, and the code itself where
 * it opens or reduces what they chose. Of no use for these tickets, it is left out.
 */
export async function openFor(
  by: Actor,
  activity: Activity,
  { code, items }: HoldTickets,
  now: Instant,
): Promise<Offered> {
  if (code === undefined) return { activity }
  const { shareRef } = activity
  const promo = await limitPromoTries(by, shareRef, now, () => requireValidCode(shareRef, code, now))
  const opened = await findOpened(activity.shareRef, promo)
  const refs = opened.map((type) => type.shareRef)
  const ticketTypes = [...activity.ticketTypes, ...opened]
  const isReduced = (ref: string) =>
    promo.value > 0 &&
    isFor(promo, ref) &&
    ticketTypes.some(({ shareRef, price }) => shareRef === ref && price > 0)
  const isOfUse = items.some(({ ticketTypeRef: ref }) => refs.includes(ref) || isReduced(ref))
  return { activity: { ...activity, ticketTypes }, ...(isOfUse && { opener: { promo, refs } }) }
}
