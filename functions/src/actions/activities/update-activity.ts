import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Activity, ActivitySettings } from '../../../contract/activities/activity'
import type { ActivityChange, ActivitySave, ActivitySaved } from '../../../contract/activities/activity-save'
import type { PromoCode } from '../../../contract/promo-codes/promo-code'
import { NO_TICKETS } from '../../../contract/analytics/tally'
import type { Tally } from '../../../contract/analytics/tally'
import type { TicketType } from '../../../contract/tickets/ticket-type'
import type { Instant } from '../../../contract/time'
import { isPaid, mayMove } from '../../domain/activities/activity-rules'
import type { Actor } from '../../domain/access/actor'
import type { OrganisedFields } from '../../domain/activities/build-activity'
import {
  changedFields,
  organisedFields,
  organisedPromoCodes,
  organisedTicketTypes,
} from '../../domain/activities/build-activity'
import { leftOf } from '../../domain/analytics/fold-tally'
import { Refusal, refuseField } from '../../domain/refusal'
import { ticketTypeRefFrom } from '../../domain/activities/share-ref'
import { whatChanged } from '../../domain/activities/what-changed'
import { maySellIn, sellingProblems } from '../../domain/activities/selling'
import type { Selling } from '../../domain/activities/selling'
import {
  activityDoc,
  changeActivity,
  findSettings,
  listPromoCodes,
  promoCodeDoc,
  settingsDoc,
} from '../../store/activities/activities'
import { recordAudit } from '../../store/audit/audit'
import { inTransaction } from '../../store/firestore'
import { countUnanswered } from '../../store/invitations/invitations'
import { noteStartMove } from '../../store/activities/start-moves'
import { findTallyNow } from '../../store/analytics/tallies'
import { checkWaitLists } from '../../store/wait-list/wait-list-checks'
import { findAccount, findStripeAccount } from '../../store/accounts/users'
import { auditOf } from '../audit/audit-of'
import { endDraft } from '../drafts/end-draft'
import { checkRsvpWaitList } from '../../store/rsvps/rsvp-wait-lists'
import { requireManager } from '../access/guards'
import { beginFollowing } from './propagate-start-time'
import { keepUploads, requireUploads } from '../uploads/keep-uploads'
import { offerSpots } from '../rsvps/offer-spots'
import { followRelease } from '../wait-list/save-wait-list-entry'
import { matchStock, requirePublishable, settleStock } from './publish-activity'
import { sellingOn } from './selling-of'

/**
 * Saves changes to an activity. Sold tickets are never touched: a capacity below what is sold, a sold ticket type that is
 * left out and another currency after the first sale are refused with 409.
 * @param version the `updatedAt` that was edited: another save since then is not overwritten but told
 */
export async function updateActivity(
  by: Actor,
  shareRef: string,
  draft: ActivitySave,
  now: Instant,
  version?: string,
): Promise<ActivitySaved> {
  const activity = await requireManager(by, shareRef)
  if (version !== undefined && version !== activity.updatedAt) throw refuseOvertaken()
  requireSaveable(activity, draft)
  const { uid } = activity.organiser
  const [account, stripeAccount] = await Promise.all([findAccount(uid), findStripeAccount(uid)])
  const selling = sellingOn(account?.payout)
  const refFor = (tempId?: string) => ticketTypeRefFrom(shareRef, tempId ?? randomUUID())
  const before = await findSettings(shareRef)
  const saved = [...activity.ticketTypes, ...(before?.hiddenTicketTypes ?? [])]
  const types = organisedTicketTypes(draft, saved, refFor)
  const fields = organisedFields(draft, types, activity.fee)
  // A running activity keeps its start even when that is past; only opening one asks for all that is needed.
  if (draft.status === 'active' && activity.status === 'active')
    requireSettling(activity, fields, types.all, selling)
  if (draft.status === 'active' && activity.status !== 'active') {
    requirePublishable({ ...fields, ticketTypes: types.all }, selling, now)
  }
  const tally = await findTallyNow(shareRef, now)
  if (tally) requireNothingSoldChanges(saved, types.all, tally)
  const uploads = await requireUploads(by, draft, activity, now)
  const promoCodes = organisedPromoCodes(draft, types.all)
  const codesBefore = await listPromoCodes(shareRef)
  const dropped = codesBefore.filter((old) => !promoCodes.some((promo) => promo.code === old.code))
  const change = {
    ...fields,
    status: draft.status,
    acceptsPayments: maySellIn(selling, fields.currency),
    left: tally ? leftOf(fields, tally) : {},
    publishedAt: activity.publishedAt ?? (draft.status === 'active' ? now : null),
    updatedAt: now,
  }
  const settings = {
    meetingUrl: draft.meetingUrl ?? null,
    payoutAccountId: stripeAccount?.accountId ?? null,
    hiddenTicketTypes: types.hidden,
  }
  try {
    if (draft.status !== 'draft')
      await matchStock(shareRef, { ...fields, ticketTypes: types.all }, promoCodes, now)
    const entry = auditOf(by, 'saved', changedFields(activity, fields).join(', '), now)
    await write(activity, change, settings, promoCodes, dropped, uploads, now, entry)
  } finally {
    await settleStock(shareRef, now)
  }
  await endDraft(by, draft.writtenIn)
  if (movesTime(activity, fields)) await beginFollowing(shareRef)
  if (mayFreeSpots(activity, fields)) await offerSpots(shareRef, now)
  if (mayMoveLines(activity, change)) await followRelease(shareRef, `saved-${shareRef}`)
  const news = whatChanged(
    { ...activity, meetingUrl: before?.meetingUrl ?? null },
    { ...fields, ...settings },
  )
  return { shareRef, status: draft.status, ...(await mayTellOf(activity, draft, news, tally)) }
}

/** Whether there is something to tell, and somebody to tell it to. */
async function mayTellOf(
  activity: Activity,
  draft: ActivitySave,
  changed: ActivityChange[],
  tally: Tally | undefined,
): Promise<Pick<ActivitySaved, 'mayTell'>> {
  const isRunning = activity.status === 'active' && draft.status === 'active'
  if (!isRunning || changed.length === 0) return {}
  const told = tally ? toldOf(tally) : 0
  const invited = await countUnanswered(activity.shareRef)
  return told + invited === 0 ? {} : { mayTell: { changed, people: told, invited } }
}

function toldOf({ rsvps, people }: Tally): number {
  return rsvps.going + rsvps.interested + people.waiting + people.awaitingApproval
}

function refuseOvertaken(): Refusal {
  return new Refusal('conflict', 'This activity was saved elsewhere meanwhile. Open it again to see how.')
}

function requireSaveable(activity: Activity, draft: ActivitySave): void {
  if (activity.status === 'cancelled')
    throw new Refusal('conflict', 'A cancelled activity cannot be changed.')
  if (!mayMove(activity.status, draft.status) || draft.status === 'cancelled' || draft.status === 'deleted') {
    const message = `This activity is ${activity.status} and cannot be saved as ${draft.status}.`
    throw new Refusal('conflict', message, [{ path: 'status', message }])
  }
}

function requireNothingSoldChanges(
  saved: readonly TicketType[],
  ticketTypes: readonly TicketType[],
  tally: Tally,
): void {
  for (const old of saved) {
    const { sold, held, offered } = tally.tickets[old.shareRef] ?? NO_TICKETS
    if (sold + held + offered === 0) continue
    const index = ticketTypes.findIndex((type) => type.shareRef === old.shareRef)
    const type = ticketTypes[index]
    if (type && type.sharesCapacity !== old.sharesCapacity) {
      const message = 'Tickets of this type are sold or on offer. It shares its places as before.'
      refuse(`ticketTypes.${index}.sharesCapacity`, message)
    }
    if (sold + held === 0) continue
    if (!type)
      refuse('ticketTypes', `${sold + held} tickets of "${old.title}" are sold or held. Keep this type.`)
    else if (type.currency !== old.currency) {
      refuse(`ticketTypes.${index}.currency`, 'The currency cannot change after the first sale.')
    } else if (old.capacity === null && type.capacity !== null) {
      const message = 'This type was sold without a limit. Add another type that has one.'
      refuse(`ticketTypes.${index}.capacity`, message)
    }
  }
}

function refuse(path: string, message: string): never {
  throw new Refusal('conflict', message, [{ path, message }])
}

/** Whether people in line may profit: another limit, or none any more. */
function mayFreeSpots({ rsvp }: Activity, fields: Partial<Pick<Activity, 'rsvp'>>): boolean {
  return fields.rsvp !== undefined && rsvp.capacity !== fields.rsvp.capacity
}

/** Whether those who wait for tickets may profit, or wait in vain from now on. */
function mayMoveLines(
  before: Activity,
  { ticketTypes, sharedCapacities, waitList, status, startsAt }: Partial<Activity>,
): boolean {
  if (before.ticketTypes.length === 0) return false
  const is = { ticketTypes, sharedCapacities, waitList, status, startsAt }
  return (Object.keys(is) as (keyof typeof is)[]).some((key) => !isDeepStrictEqual(before[key], is[key]))
}

/** Whether those who have an answer or a ticket have to be told another time: nobody has one of a draft. */
function movesTime(
  { status, startsAt, endsAt, timezone }: Activity,
  fields: Partial<Pick<Activity, 'startsAt' | 'endsAt' | 'timezone'>>,
): boolean {
  if (status === 'draft') return false
  return startsAt !== fields.startsAt || endsAt !== fields.endsAt || timezone !== fields.timezone
}

async function write(
  activity: Activity,
  change: Partial<Activity>,
  settings: Pick<ActivitySettings, 'meetingUrl' | 'payoutAccountId' | 'hiddenTicketTypes'>,
  promoCodes: readonly PromoCode[],
  dropped: readonly PromoCode[],
  uploads: readonly string[],
  now: Instant,
  entry: ReturnType<typeof auditOf>,
): Promise<void> {
  const { shareRef } = activity
  await inTransaction(async (tx) => {
    const current = (await tx.get(activityDoc(shareRef))).data()
    if (current?.updatedAt !== activity.updatedAt) {
      throw refuseOvertaken()
    }
    changeActivity(tx, current, change, now)
    tx.update(settingsDoc(shareRef), settings)
    recordAudit(tx, shareRef, entry)
    if (movesTime(activity, change)) noteStartMove(tx, shareRef, now)
    if (mayFreeSpots(activity, change)) checkRsvpWaitList(tx, shareRef, activity.updatedAt)
    if (mayMoveLines(activity, change)) checkWaitLists(tx, shareRef, `saved-${shareRef}`, now)
    for (const promo of promoCodes) tx.set(promoCodeDoc(shareRef, promo.code), promo)
    keepUploads(tx, uploads)
    for (const promo of dropped) tx.delete(promoCodeDoc(shareRef, promo.code))
  })
}

/** Refuses another currency for tickets that are on sale where it would be converted. */
function requireSettling(
  before: Activity,
  { currency }: OrganisedFields,
  ticketTypes: readonly TicketType[],
  selling: Selling,
): void {
  if (currency === before.currency || !selling.isReady || !isPaid({ ticketTypes })) return
  const [problem] = sellingProblems(selling, currency)
  if (problem) throw refuseField(problem.path, problem.message)
}
