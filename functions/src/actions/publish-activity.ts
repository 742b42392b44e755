import type { Activity, ActivitySaved } from '../../contract/activity'
import type { PromoCode } from '../../contract/promo-code'
import type { TicketType } from '../../contract/ticket-type'
import type { Instant } from '../../contract/time'
import { missingForPublishing } from '../domain/activity-rules'
import type { OrganisedFields } from '../domain/build-activity'
import type { Actor } from '../domain/actor'
import { leftOf } from '../domain/fold-tally'
import { Refusal } from '../domain/refusal'
import { activityDoc, changeActivity, findActivity, findSettings, listPromoCodes } from '../store/activities'
import { recordAudit } from '../store/audit'
import { inTransaction } from '../store/firestore'
import { countTaken, issueStock, promoPool } from '../store/stock'
import { findTally } from '../store/tallies'
import { auditOf } from './audit-of'

/** Refuses to publish what people could not attend or pay for, with an error at each field that lacks something. */
export function requirePublishable(
  activity: Pick<OrganisedFields, 'type' | 'location' | 'hasMeetingUrl' | 'ticketTypes' | 'startsAt'>,
  payoutsReady: boolean,
  now: Instant,
): void {
  const missing = missingForPublishing(activity, { startsAt: activity.startsAt, now, payoutsReady })
  const [first] = missing
  if (!first) return
  const onlyPayouts = missing.every((field) => field.path === 'ticketTypes')
  throw new Refusal(onlyPayouts ? 'payouts-not-ready' : 'invalid-input', first.message, missing)
}

/**
 * Issues the stock of an activity's tickets and promo codes. Followed by `settleStock`, whatever comes of the save.
 * @throws Refusal `conflict` with the number sold when a capacity is below it; nothing is taken from anybody
 */
export async function matchStock(
  shareRef: string,
  ticketTypes: readonly TicketType[],
  promoCodes: readonly PromoCode[],
): Promise<void> {
  // All are looked at before any is changed: a refused save leaves the others as they were.
  for (const [index, type] of ticketTypes.entries()) {
    if (type.capacity !== null) {
      requireRoom(await countTaken(shareRef, type.shareRef), type.capacity, index)
    }
  }
  for (const [index, type] of ticketTypes.entries()) {
    if (type.capacity !== null) {
      requireRoom(await issueStock(shareRef, type.shareRef, type.capacity), type.capacity, index)
    }
  }
  for (const promo of promoCodes) {
    if (promo.limit !== null) await issueStock(shareRef, promoPool(promo.code), promo.limit)
  }
}

function requireRoom(taken: number, capacity: number, index: number): void {
  if (taken <= capacity) return
  const message = `${taken} tickets are sold or held. The capacity cannot be below that.`
  throw new Refusal('conflict', message, [{ path: `ticketTypes.${index}.capacity`, message }])
}

/**
 * Brings the stock to what is saved now. Every save ends with it, also one that was refused half-way or overtaken by
 * another: whichever ends last leaves the numbers of the one that was saved last.
 */
export async function settleStock(shareRef: string): Promise<void> {
  for (;;) {
    const activity = await findActivity(shareRef)
    if (!activity || activity.status === 'draft') return
    const wanted = stockOf(activity.ticketTypes, await listPromoCodes(shareRef))
    const issued = (await findSettings(shareRef))?.issuedStock ?? {}
    for (const pool of new Set([...Object.keys(issued), ...wanted.keys()])) {
      const count = wanted.get(pool) ?? 0
      if (issued[pool] !== count) await issueStock(shareRef, pool, count)
    }
    if ((await findActivity(shareRef))?.updatedAt === activity.updatedAt) return
  }
}

function stockOf(ticketTypes: readonly TicketType[], promoCodes: readonly PromoCode[]): Map<string, number> {
  const tickets = ticketTypes.flatMap((type) =>
    type.capacity === null ? [] : [[type.shareRef, type.capacity] as const],
  )
  const uses = promoCodes.flatMap((promo) =>
    promo.limit === null ? [] : [[promoPool(promo.code), promo.limit] as const],
  )
  return new Map([...tickets, ...uses])
}

/** Opens an activity to its audience, once. Its stock is there before the first buyer can come. */
export async function publishActivity(by: Actor, activity: Activity, now: Instant): Promise<ActivitySaved> {
  const { shareRef, ticketTypes } = activity
  await matchStock(shareRef, ticketTypes, await listPromoCodes(shareRef))
  const tally = await findTally(shareRef)
  await inTransaction(async (tx) => {
    const before = (await tx.get(activityDoc(shareRef))).data()
    if (before?.status === 'active') return
    if (before?.status !== activity.status) {
      throw new Refusal('conflict', 'This activity was changed meanwhile. Please look at it again.')
    }
    const left = tally ? leftOf(activity, tally) : {}
    const publishedAt = before.publishedAt ?? now
    changeActivity(tx, before, { status: 'active', left, publishedAt, updatedAt: now }, now)
    recordAudit(tx, shareRef, auditOf(by, 'published', '', now))
  })
  await settleStock(shareRef)
  return { shareRef, status: 'active' }
}
