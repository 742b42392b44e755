import type { Activity } from '../../contract/activity'
import type { HoldTickets } from '../../contract/order'
import type { PromoCode } from '../../contract/promo-code'
import type { TicketType } from '../../contract/ticket-type'
import type { Instant } from '../../contract/time'
import type { Actor } from '../domain/actor'
import { findSettings } from '../store/activities'
import { PROMO_CODE_PACE } from './apply-promo-code'
import { requireUnhurried } from './guards'
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

/** What is on offer to one person: with the ticket types that their code opens, if they chose any of these. */
export interface Offered {
  readonly activity: Activity
  readonly opener?: { promo: PromoCode; refs: readonly string[] }
}

/** Opens what somebody chose of the hidden ticket types, if their code does. */
export async function openFor(
  by: Actor,
  activity: Activity,
  { code, items }: HoldTickets,
  now: Instant,
): Promise<Offered> {
  const isShown = (ref: string) => activity.ticketTypes.some((type) => type.shareRef === ref)
  if (code === undefined || items.every((item) => isShown(item.ticketTypeRef))) return { activity }
  await requireUnhurried(`promo:${by.uid}`, PROMO_CODE_PACE, now)
  const promo = await requireValidCode(activity.shareRef, code, now)
  const opened = await findOpened(activity.shareRef, promo)
  const refs = opened.map((type) => type.shareRef)
  return {
    activity: { ...activity, ticketTypes: [...activity.ticketTypes, ...opened] },
    opener: { promo, refs },
  }
}
