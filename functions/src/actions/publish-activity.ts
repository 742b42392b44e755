import type { Activity, ActivitySaved } from '../../contract/activity'
import type { PromoCode } from '../../contract/promo-code'
import type { TicketType } from '../../contract/ticket-type'
import type { Instant } from '../../contract/time'
import { missingForPublishing } from '../domain/activity-rules'
import type { OrganisedFields } from '../domain/build-activity'
import { leftOf } from '../domain/fold-tally'
import { Refusal } from '../domain/refusal'
import { activityDoc, listPromoCodes } from '../store/activities'
import { inTransaction } from '../store/firestore'
import { issueStock, promoPool } from '../store/stock'
import { findTally } from '../store/tallies'

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
 * Issues the stock of an activity's tickets and promo codes.
 * @throws Refusal `conflict` with the number sold when a capacity is below it; nothing is taken from anybody
 */
export async function matchStock(
  shareRef: string,
  ticketTypes: readonly TicketType[],
  promoCodes: readonly PromoCode[],
): Promise<void> {
  for (const [index, type] of ticketTypes.entries()) {
    if (type.capacity === null) continue
    const issued = await issueStock(shareRef, type.shareRef, type.capacity)
    if (issued > type.capacity) {
      const message = `${issued} tickets are sold or held. The capacity cannot be below that.`
      throw new Refusal('conflict', message, [{ path: `ticketTypes.${index}.capacity`, message }])
    }
  }
  for (const promo of promoCodes) {
    if (promo.limit !== null) await issueStock(shareRef, promoPool(promo.code), promo.limit)
  }
}

/** Opens an activity to its audience. Its stock is there before the first buyer can come. */
export async function publishActivity(activity: Activity, now: Instant): Promise<ActivitySaved> {
  const { shareRef, ticketTypes } = activity
  await matchStock(shareRef, ticketTypes, await listPromoCodes(shareRef))
  const tally = await findTally(shareRef)
  await inTransaction(async (tx) => {
    const before = (await tx.get(activityDoc(shareRef))).data()
    if (before?.status !== activity.status) {
      throw new Refusal('conflict', 'This activity was changed meanwhile. Please look at it again.')
    }
    tx.update(activityDoc(shareRef), {
      status: 'active',
      left: tally ? leftOf(activity, tally) : {},
      publishedAt: before.publishedAt ?? now,
      updatedAt: now,
    })
  })
  return { shareRef, status: 'active' }
}
