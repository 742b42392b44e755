import type { Activity } from '../../../contract/activities/activity'
import type { ActivitySaved } from '../../../contract/activities/activity-save'
import { sharedPool } from '../../../contract/tickets/availability'
import type { PromoCode } from '../../../contract/promo-codes/promo-code'
import { RSVP_POOL } from '../../../contract/rsvps/rsvp-settings'
import type { TicketType } from '../../../contract/tickets/ticket-type'
import type { Instant } from '../../../contract/time'
import { missingForPublishing } from '../../domain/activities/activity-rules'
import type { Selling } from '../../domain/activities/selling'
import type { OrganisedFields } from '../../domain/activities/build-activity'
import type { Actor } from '../../domain/access/actor'
import { leftOf } from '../../domain/analytics/fold-tally'
import { Refusal } from '../../domain/refusal'
import {
  activityDoc,
  changeActivity,
  findActivity,
  findAllTicketTypes,
  findSettings,
  listPromoCodes,
} from '../../store/activities/activities'
import { recordAudit } from '../../store/audit/audit'
import { inTransaction } from '../../store/firestore'
import { countTaken, issueStock, promoPool } from '../../store/orders/stock'
import { findTally, findTallyNow } from '../../store/analytics/tallies'
import { checkWaitLists } from '../../store/wait-list/wait-list-checks'
import { checkRsvpWaitList } from '../../store/rsvps/rsvp-wait-lists'
import { findAccount } from '../../store/accounts/users'
import { auditOf } from '../audit/audit-of'
import { followRelease } from '../wait-list/save-wait-list-entry'
import { sellingOn } from './selling-of'

/** Refuses to publish what people could not attend or pay for, with an error at each field that lacks something. */
export function requirePublishable(
  activity: Pick<OrganisedFields, 'type' | 'location' | 'hasMeetingUrl' | 'startsAt' | 'currency'> & {
    ticketTypes: readonly TicketType[]
  },
  selling: Selling,
  now: Instant,
): void {
  const missing = missingForPublishing(activity, { startsAt: activity.startsAt, now, selling })
  const [first] = missing
  if (!first) return
  const onlyPayouts = missing.every((field) => field.path === 'ticketTypes')
  throw new Refusal(onlyPayouts ? 'payouts-not-ready' : 'invalid-input', first.message, missing)
}

/**
 * Asks the same of a saved activity, with its hidden ticket types: they are sold as others are. It is the owner who must be
 * payable, whoever opens it.
 */
export async function requireReadyToOpen(activity: Activity, now: Instant): Promise<void> {
  const [ticketTypes, owner] = await Promise.all([
    findAllTicketTypes(activity),
    findAccount(activity.organiser.uid),
  ])
  requirePublishable({ ...activity, ticketTypes }, sellingOn(owner?.payout), now)
}

/**
 * Issues the stock of an activity's tickets and promo codes. Followed by `settleStock`, whatever comes of the save.
 * @throws Refusal `conflict` with the number sold when a capacity is below it; nothing is taken from anybody
 */
export async function matchStock(
  shareRef: string,
  fields: Limited & Pick<Activity, 'rsvp'>,
  promoCodes: readonly PromoCode[],
  now: Instant,
): Promise<void> {
  const limits = limitsOf(fields)
  // All are looked at before any is changed: a refused save leaves the others as they were.
  for (const limit of limits) requireRoom(await countTaken(shareRef, limit.pool), limit)
  if (fields.rsvp.capacity !== null) await requireSpots(shareRef, fields.rsvp.capacity, now)
  for (const limit of limits) requireRoom(await issueStock(shareRef, limit.pool, limit.capacity), limit)
  for (const promo of promoCodes) {
    if (promo.limit !== null) await issueStock(shareRef, promoPool(promo.code), promo.limit)
  }
}

type Limited = Pick<Activity, 'sharedCapacities'> & { ticketTypes: readonly TicketType[] }

/** A limit to tickets: the pool that keeps it, and the field that it is typed into. */
interface Limit {
  readonly pool: string
  readonly capacity: number
  readonly path: string
}

/** The limits of an activity's ticket types, their own and those that they share. */
function limitsOf({ ticketTypes, sharedCapacities }: Limited): Limit[] {
  const own = ticketTypes.flatMap(({ shareRef: pool, capacity }, index) =>
    capacity === null ? [] : [{ pool, capacity, path: `ticketTypes.${index}.capacity` }],
  )
  const shared = sharedCapacities.map(({ key, capacity }, index) => {
    return { pool: sharedPool(key), capacity, path: `sharedCapacities.${index}.capacity` }
  })
  return [...own, ...shared]
}

function requireRoom(taken: number, { capacity, path }: Limit): void {
  if (taken <= capacity) return
  const message = `${taken} tickets are sold or held. The capacity cannot be below that.`
  throw new Refusal('conflict', message, [{ path, message }])
}

/** Issues the places for answers, less those that people without one of the pool take up. */
async function requireSpots(shareRef: string, capacity: number, now: Instant): Promise<void> {
  const unplaced = await countUnplaced(shareRef, now)
  const taken = unplaced + (await countTaken(shareRef, RSVP_POOL))
  const issued =
    taken > capacity ? 0 : unplaced + (await issueStock(shareRef, RSVP_POOL, capacity - unplaced))
  if (Math.max(taken, issued) <= capacity) return
  const message = `${Math.max(taken, issued)} places are taken or on offer. The limit cannot be below that.`
  throw new Refusal('conflict', message, [{ path: 'rsvp.capacity', message }])
}

/** How many go without a place of the pool, because they said so while there was no limit. */
async function countUnplaced(shareRef: string, now: Instant): Promise<number> {
  return (await findTallyNow(shareRef, now))?.people.unplaced ?? 0
}

/**
 * Brings the stock to what is saved now. Every save ends with it, also one that was refused half-way or overtaken by
 * another: whichever ends last leaves the numbers of the one that was saved last.
 */
export async function settleStock(shareRef: string, now: Instant): Promise<void> {
  for (;;) {
    const activity = await findActivity(shareRef)
    if (!activity || activity.status === 'draft') return
    const settings = await findSettings(shareRef)
    const ticketTypes = [...activity.ticketTypes, ...(settings?.hiddenTicketTypes ?? [])]
    const wanted = stockOf({ ...activity, ticketTypes }, await listPromoCodes(shareRef))
    const { capacity } = activity.rsvp
    if (capacity !== null) {
      wanted.set(RSVP_POOL, Math.max(0, capacity - (await countUnplaced(shareRef, now))))
    }
    const issued = settings?.issuedStock ?? {}
    for (const pool of new Set([...Object.keys(issued), ...wanted.keys()])) {
      const count = wanted.get(pool) ?? 0
      if (issued[pool] !== count) await issueStock(shareRef, pool, count)
    }
    if ((await findActivity(shareRef))?.updatedAt === activity.updatedAt) return
  }
}

function stockOf(activity: Limited, promoCodes: readonly PromoCode[]): Map<string, number> {
  const tickets = limitsOf(activity).map(({ pool, capacity }) => [pool, capacity] as const)
  const uses = promoCodes.flatMap((promo) =>
    promo.limit === null ? [] : [[promoPool(promo.code), promo.limit] as const],
  )
  return new Map([...tickets, ...uses])
}

/** Opens an activity to its audience, once. Its stock is there before the first buyer can come. */
export async function publishActivity(by: Actor, activity: Activity, now: Instant): Promise<ActivitySaved> {
  const { shareRef } = activity
  const ticketTypes = await findAllTicketTypes(activity)
  await matchStock(shareRef, { ...activity, ticketTypes }, await listPromoCodes(shareRef), now)
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
    checkRsvpWaitList(tx, shareRef, now)
    checkWaitLists(tx, shareRef, `published-${shareRef}`, now)
  })
  await settleStock(shareRef, now)
  await followRelease(shareRef, `published-${shareRef}`)
  return { shareRef, status: 'active' }
}
