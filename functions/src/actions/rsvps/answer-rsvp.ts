import { isDeepStrictEqual } from 'node:util'
import type { Activity } from '../../../contract/activities/activity'
import { rsvpQuestions } from '../../../contract/questions/answer-rules'
import type { AnswerRsvp, Rsvp, RsvpContact, RsvpInfo } from '../../../contract/rsvps/rsvp'
import { RSVP_POOL } from '../../../contract/rsvps/rsvp-settings'
import type { Instant } from '../../../contract/time'
import { needsTicket } from '../../domain/activities/activity-rules'
import { requireAgreement } from '../../domain/accounts/agreement'
import type { Actor } from '../../domain/access/actor'
import { decideAnswer } from '../../domain/rsvps/decide-answer'
import type { AnswerFacts, Step } from '../../domain/rsvps/decide-answer'
import { Refusal } from '../../domain/refusal'
import { decideRsvpAnswers } from '../../domain/rsvps/rsvp-answers'
import { isGoing } from '../../domain/rsvps/rsvp-counts'
import { nextContact, rsvpName } from '../../domain/rsvps/rsvp-guest'
import type { Writer } from '../../store/firestore'
import { noteAnswer } from '../../store/invitations/invitations'
import { findRsvpContact } from '../../store/rsvps/rsvp-contacts'
import { findRsvp, listWaiting, readRsvp } from '../../store/rsvps/rsvps'
import type { VersionedRsvp } from '../../store/rsvps/rsvps'
import { pickSlots } from '../../store/orders/stock'
import { holdsTicket } from '../../store/tickets/tickets'
import { findUser } from '../../store/accounts/users'
import { checkRsvpWaitList } from '../../store/rsvps/rsvp-wait-lists'
import { enforceMailLimit, enforceRateLimit } from '../access/enforce-rate-limit'
import { requireVisible } from '../access/guards'
import { prepareRsvpContact } from './steps/keep-rsvp-contact'
import { offerSpots } from './offer-spots'
import { rsvpInfoOf } from './read-rsvp-info'
import { pickSpots, saveRsvp, retryOnConflict } from './save-rsvp'

/**
 * Records a person's answer, or takes it back. Giving the same answer twice changes nothing. Where places are limited,
 * going takes one or stands in line; a place that is given up goes to the first in line. A guest says who they are, and may leave
 * an email, which gets their RSVP. Whoever begins to go answers what the organiser asks.
 */
export async function answerRsvp(by: Actor, input: AnswerRsvp, now: Instant): Promise<RsvpInfo> {
  const { shareRef, response } = input
  await enforceRateLimit('rsvp', by, now)
  const [activity, user] = await Promise.all([requireVisible(by, shareRef), findUser(by.uid)])
  if (activity.status !== 'active')
    throw new Refusal('conflict', 'This activity takes no answers at the moment.')
  if (now >= activity.endsAt) throw new Refusal('conflict', 'This activity is over.')
  const agreed = by.standing === 'guest' && input.guest && requireAgreement(input.guest.agreed, now)
  const hasTicket = response === 'going' && asksForTicket(activity) && (await holdsTicket(shareRef, by.uid))
  await limitMails(by, input, now)
  const { before, next } = await retryOnConflict(async () => {
    const [seen, contact] = await Promise.all([readRsvp(shareRef, by.uid), findRsvpContact(shareRef, by.uid)])
    if (!seen.rsvp && response === 'not-responded') return { before: undefined, next: undefined }
    const lacksTicket = response === 'going' && needsTicket(activity) && !hasTicket
    if (lacksTicket && seen.rsvp?.response !== 'going') {
      throw new Refusal(
        'tickets-needed',
        'Get a ticket to go. You can say that you are interested meanwhile.',
      )
    }
    const facts = await factsOf(by, activity, seen.rsvp, hasTicket, now)
    const guests = input.guests ?? seen.rsvp?.guests ?? 0
    const step = decideAnswer(seen.rsvp, { response, guests }, facts)
    const asking = { asked: activity.asked, response, hasTicket }
    const answers = decideRsvpAnswers(seen.rsvp, input.answers, asking)
    const shownName = rsvpName(by, user?.displayName, seen.rsvp, input.guest)
    const left = nextContact(by, shareRef, contact, input.guest, now)
    const person = {
      ...personal(by, activity, seen.rsvp, shownName, left, now),
      agreed: agreed || (seen.rsvp?.agreed ?? null),
      answers,
    }
    const keepContact = await prepareRsvpContact(activity, contact, left, now)
    return write(seen, person, step, activity, left === contact, keepContact)
  })
  if (!next) return rsvpInfoOf(activity, by, undefined, now)
  if (mayMoveLine(activity, before, next) || (await isOvertakenInLine(next))) await offerSpots(shareRef, now)
  const rsvp = next.state === 'waiting' ? await findRsvp(shareRef, by.uid) : next
  return rsvpInfoOf(activity, by, rsvp, now)
}

/** A new email is mailed the RSVP: counted by the email, and by the client whatever guest it is. */
async function limitMails(by: Actor, { shareRef, guest }: AnswerRsvp, now: Instant): Promise<void> {
  if (by.standing !== 'guest' || !guest?.email) return
  if ((await findRsvpContact(shareRef, by.uid))?.email === guest.email) return
  await enforceRateLimit('rsvp-mail', by, now)
  await enforceMailLimit(by, [guest.email], now)
}

function asksForTicket(activity: Activity): boolean {
  const { capacity, needsApproval } = activity.rsvp
  const isAsked = rsvpQuestions(activity.asked).length > 0
  const isOpen = capacity === null && !needsApproval && !isAsked
  return activity.ticketTypes.length > 0 && (needsTicket(activity) || !isOpen)
}

async function factsOf(
  by: Actor,
  activity: Activity,
  before: Rsvp | undefined,
  hasTicket: boolean,
  now: Instant,
): Promise<AnswerFacts> {
  const isOrganiser = activity.organiser.uid === by.uid
  const isLimited = activity.rsvp.capacity !== null && !(before && isGoing(before))
  const hasLine = isLimited && (await listWaiting(activity.shareRef, 1)).length > 0
  return { settings: activity.rsvp, isOrganiser, hasTicket, hasLine, now }
}

/** The person's answer as far as it does not depend on places. */
function personal(
  by: Actor,
  activity: Activity,
  before: Rsvp | undefined,
  shownName: string,
  contact: RsvpContact | undefined,
  now: Instant,
): Omit<Rsvp, 'response' | 'guests' | 'state' | 'seating' | 'spotIds' | 'agreed' | 'answers'> {
  return {
    uid: by.uid,
    shareRef: activity.shareRef,
    organiserUid: activity.organiser.uid,
    shownName,
    activityStartsAt: activity.startsAt,
    activityEndsAt: activity.endsAt,
    createdAt: before?.createdAt ?? now,
    respondedAt: now,
    waitingSince: null,
    offerEndsAt: null,
    invitationId: before?.invitationId ?? null,
    contact: by.standing !== 'guest' ? 'account' : contact ? 'email' : 'none',
  }
}

async function write(
  seen: VersionedRsvp,
  person: ReturnType<typeof personal> & Pick<Rsvp, 'agreed' | 'answers'>,
  step: Step,
  activity: Activity,
  isReachedAsBefore: boolean,
  keepContact: (writer: Writer, rsvp: Rsvp) => void,
): Promise<{ before: Rsvp | undefined; next: Rsvp } | undefined> {
  const before = seen.rsvp
  const { response, guests, respondedAt: now } = { ...person, ...step }
  const spotIds = await pickSpots(person.shareRef, before?.spotIds ?? [], step.places)
  if (!spotIds && step.whenFull === 'refuse') {
    throw new Refusal('sold-out', 'There are not that many places left. Bring fewer people.')
  }
  const isLeftOut = spotIds === undefined
  const state = isLeftOut ? 'waiting' : step.state
  const next: Rsvp = {
    ...person,
    response,
    guests,
    state,
    seating: isLeftOut ? 'open' : step.seating,
    spotIds: spotIds ?? [],
    waitingSince: state === 'waiting' ? (before?.waitingSince ?? now) : null,
  }
  const isRepeated = before !== undefined && isSame(before, next)
  const isPersonAsBefore = isReachedAsBefore && before?.shownName === next.shownName
  if (isRepeated && isPersonAsBefore && isDeepStrictEqual(before.answers, next.answers))
    return { before, next: before }
  // Another name, email or word to the organiser is no other RSVP.
  if (isRepeated) next.respondedAt = before.respondedAt
  const isSaved = await saveRsvp(seen, next, activity.timezone, now, (writer) => {
    if (mayMoveLine(activity, before, next)) checkRsvpWaitList(writer, next.shareRef, now)
    noteAnswer(writer, next)
    keepContact(writer, next)
  })
  return isSaved ? { before, next } : undefined
}

function isSame(before: Rsvp, next: Rsvp): boolean {
  return (
    before.response === next.response &&
    before.guests === next.guests &&
    before.state === next.state &&
    before.seating === next.seating &&
    before.spotIds.length === next.spotIds.length
  )
}

/** Whether a place is free now that was not. */
function mayMoveLine({ rsvp }: Activity, before: Rsvp | undefined, next: Rsvp): boolean {
  if (!before || next === before) return false
  // Whoever had none of the limited places leaves one behind all the same.
  const wasUnplaced = rsvp.capacity !== null && before.seating === 'open' && isGoing(before)
  return wasUnplaced || before.spotIds.length > next.spotIds.length
}

/** Whether a place became free while somebody was on their way into the line, so that nobody offered it to them. */
async function isOvertakenInLine({ state, shareRef }: Rsvp): Promise<boolean> {
  return state === 'waiting' && (await pickSlots(shareRef, RSVP_POOL, 1)).length > 0
}
