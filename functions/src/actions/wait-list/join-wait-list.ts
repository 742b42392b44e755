import { randomUUID } from 'node:crypto'
import type { Activity } from '../../../contract/activities/activity'
import type { Buyer } from '../../../contract/orders/order'
import type { TicketType } from '../../../contract/tickets/ticket-type'
import { MAX_WAITS } from '../../../contract/wait-list/wait-list'
import type { JoinWaitList, OwnWait, WaitListEntry } from '../../../contract/wait-list/wait-list'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { Refusal, refuseField } from '../../domain/refusal'
import { isOpenOffer, lineStanding } from '../../domain/wait-list/wait-list'
import { checkWaitLists } from '../../store/wait-list/wait-list-checks'
import { listWaitsOf, readWait } from '../../store/wait-list/wait-list-entries'
import { findAccount, findUser } from '../../store/accounts/users'
import { findFree, listSmallestWishes } from './first-in-line'
import { enforceMailLimit, enforceRateLimit } from '../access/enforce-rate-limit'
import { requireVisible } from '../access/guards'
import { requireQuantity } from '../orders/hold-tickets'
import { ownWaitOf } from './read-wait-lists'
import { retryOnConflict } from '../rsvps/save-rsvp'
import { beginWaitLists, writeWait, written } from './save-wait-list-entry'

/**
 * Puts somebody into the line for a sold-out ticket type, or changes how many they want: fewer keep their place, more are
 * a new one. Doing it again changes nothing. What is offered to them already is theirs to take or to leave first.
 */
export async function joinWaitList(by: Actor, input: JoinWaitList, now: Instant): Promise<OwnWait> {
  const activity = await requireVisible(by, input.shareRef)
  const type = requireWaitable(activity, input.ticketTypeRef, now)
  requireQuantity(type, input.quantity, 'quantity')
  await enforceRateLimit('wait-list', by, now)
  if (input.person) await enforceMailLimit(by, [input.person.email], now)
  const { wait } = await retryOnConflict(async () => {
    const seen = await readWait(type.shareRef, by.uid)
    const known = seen.wait?.person
    if (seen.wait?.state === 'taken') throw refuseWhileOffered()
    if (isOpenOffer(seen.wait, now)) {
      if (seen.wait.quantity !== input.quantity) throw refuseWhileOffered()
      return { wait: seen.wait }
    }
    const person = await personOf(by, input.person ?? known)
    const next = nextWait(seen.wait, { by, activity, type, person, quantity: input.quantity }, now)
    if (!isKept(seen.wait, now)) await requireSoldOut(by, type, activity, now)
    const isDone = await written((writer) => {
      writeWait(writer, seen, next, activity.timezone, now)
      checkWaitLists(writer, activity.shareRef, randomUUID(), now)
    })
    return isDone ? { wait: next } : undefined
  })
  // Something may have come free on the way into the line, when nobody was there to be offered it.
  const free = wait.state === 'waiting' ? (await findFree(activity.shareRef, type, 1)).count : 0
  if (free > 0) await beginWaitLists(activity.shareRef)
  return ownWaitOf(wait, activity)
}

/** Why nobody can wait, for the person. */
const CLOSED = {
  resting: 'Tickets are not on sale at the moment.',
  cancelled: 'This activity was cancelled.',
  closed: 'The sale of these tickets has ended.',
  unlimited: 'There are enough of these tickets for everybody. Get yours now.',
} as const

function requireWaitable(activity: Activity, ticketTypeRef: string, now: Instant): TicketType {
  const type = activity.ticketTypes.find((it) => it.shareRef === ticketTypeRef)
  if (!type) throw refuseField('ticketTypeRef', 'This ticket is not offered any more.')
  if (!activity.waitList) throw new Refusal('conflict', 'This activity has no wait-list.')
  const standing = lineStanding(activity, type, now)
  if (standing === 'unlimited') throw new Refusal('conflict', CLOSED.unlimited)
  if (standing !== 'moving') throw new Refusal('sales-closed', CLOSED[standing])
  if (type.price > 0 && !activity.acceptsPayments) {
    throw new Refusal('sales-closed', 'The organiser cannot take payments at the moment.')
  }
  return type
}

function refuseWhileOffered(): Refusal {
  return new Refusal('conflict', 'Tickets are set aside for you already. Get them, or give them back first.')
}

/** Whoever waits, for all the server knows: an account's own address goes before one that is typed, now or before. */
async function personOf(by: Actor, stated: Buyer | undefined): Promise<Buyer> {
  const [account, user] = await Promise.all([findAccount(by.uid), findUser(by.uid)])
  const email = (by.standing === 'verified' ? (account?.email ?? by.email) : null) ?? stated?.email
  if (email === undefined) throw refuseField('person.email', 'Tell us where to write when it is your turn.')
  const fullName = stated?.fullName ?? user?.displayName ?? by.name
  if (!fullName) throw refuseField('person.fullName', 'Tell us your name.')
  return { fullName, email }
}

/** Whether somebody has a place that they do not lose by joining again. */
function isKept(wait: WaitListEntry | undefined, now: Instant): wait is WaitListEntry {
  return wait?.state === 'waiting' || (wait?.state === 'left' && wait.endsAt !== null && now < wait.endsAt)
}

interface Wish {
  readonly by: Actor
  readonly activity: Activity
  readonly type: TicketType
  readonly person: Buyer
  readonly quantity: number
}

function nextWait(before: WaitListEntry | undefined, wish: Wish, now: Instant): WaitListEntry {
  const { by, activity, type, person, quantity } = wish
  const keepsPlace = isKept(before, now) && quantity <= before.quantity
  return {
    uid: by.uid,
    shareRef: activity.shareRef,
    ticketTypeRef: type.shareRef,
    person,
    quantity,
    state: 'waiting',
    waitingSince: keepsPlace ? before.waitingSince : now,
    joinedAt: before?.joinedAt ?? now,
    stockIds: [],
    endsAt: null,
    offers: before?.offers ?? 0,
  }
}

/** Refuses a line where there are tickets that anybody may have, and one line too many. */
async function requireSoldOut(by: Actor, type: TicketType, activity: Activity, now: Instant): Promise<void> {
  const { shareRef: ref, title, minTicketCountPerPurchase: least } = type
  const [free, wishes, own] = await Promise.all([
    findFree(activity.shareRef, type, least),
    listSmallestWishes(activity, type, now),
    listWaitsOf(by.uid, MAX_WAITS),
  ])
  if (free.count >= least && wishes.length === 0) {
    throw new Refusal('conflict', `"${title}" is not sold out. Get your tickets now.`)
  }
  if (own.filter(({ wait }) => wait.ticketTypeRef !== ref).length >= MAX_WAITS) {
    throw new Refusal('too-many-requests', 'You stand in a lot of lines already. Leave one first.')
  }
}
