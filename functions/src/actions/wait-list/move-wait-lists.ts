import type { Activity } from '../../../contract/activities/activity'
import type { TicketType } from '../../../contract/tickets/ticket-type'
import type { WaitListEntry } from '../../../contract/wait-list/wait-list'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { links } from '../../domain/mail/links'
import { lineEndsAt, lineStanding, offerMailIds, ticketOfferEnd } from '../../domain/wait-list/wait-list'
import type { LineEnd } from '../../domain/wait-list/wait-list'
import { lineEndMail, ticketOfferMail } from '../../domain/wait-list/wait-list-mails'
import { log } from '../../log'
import { findActivity } from '../../store/activities/activities'
import { postMail } from '../../store/mail/outbox'
import { listWaitListChecks, setWaitListChecks } from '../../store/wait-list/wait-list-checks'
import { eachTypeInLine, listInLine } from '../../store/wait-list/wait-list-entries'
import type { VersionedWait } from '../../store/wait-list/wait-list-entries'
import { findNextInLine } from './first-in-line'
import type { NextInLine } from './first-in-line'
import { settleStock } from '../activities/publish-activity'
import { writeWait, writeWaitEnd, written } from './save-wait-list-entry'

const AT_ONCE = 50

/**
 * Looks at an activity's lines for tickets: offers what is free to those who wait, first come first served among those
 * whom it is enough for, and ends the lines of tickets that are not sold any more. It can be stopped anywhere, begun again
 * and run twice at once: an offer is written on condition that the person still waits and the tickets are still there.
 */
export async function moveWaitLists(shareRef: string, now: Instant): Promise<void> {
  const asked = await listWaitListChecks(shareRef)
  const activity = await findActivity(shareRef)
  const ends: Instant[] = []
  let hasEnded = false
  for await (const ref of eachTypeInLine(shareRef)) {
    const type = activity?.ticketTypes.find((it) => it.shareRef === ref)
    const standing = lineStanding(activity, type, now)
    if (activity && type && (standing === 'moving' || standing === 'resting')) {
      if (standing === 'moving') while (await offerNext(activity, type, now));
      ends.push(lineEndsAt(activity, type))
    } else {
      await endLine(activity, ref, standing as LineEnd, now)
      hasEnded = true
    }
  }
  // What was set aside of a ticket type that is gone is withdrawn now that it is back.
  if (hasEnded) await settleStock(shareRef, now)
  await setWaitListChecks(shareRef, asked, ends.sort()[0])
}

/** @returns whether there may be more to offer */
async function offerNext(activity: Activity, type: TicketType, now: Instant): Promise<boolean> {
  const next = await findNextInLine(activity, type, now)
  if (next) await offer(activity, next, now)
  return next !== undefined
}

async function offer(activity: Activity, { type, seen, stockIds }: NextInLine, now: Instant): Promise<void> {
  const { wait } = seen
  const endsAt = ticketOfferEnd(activity, type, now)
  const next: WaitListEntry = { ...wait, state: 'offered', stockIds, endsAt, offers: wait.offers + 1 }
  const { MAIL_FROM: from, PUBLIC_ORIGIN: origin } = config()
  const href = links.checkout(origin, activity.shareRef, type.shareRef, wait.quantity)
  const message = ticketOfferMail(activity, { title: type.title, quantity: wait.quantity }, endsAt, href)
  await written((writer) => {
    writeWait(writer, seen, next, activity.timezone, now)
    const id = offerMailIds(next).at(-1) ?? ''
    postMail(writer, id, { to: [wait.person.email], from, message, createdAt: now })
  })
}

/** Lets everybody go who stands in a line, and tells each once. */
async function endLine(
  activity: Activity | undefined,
  ticketTypeRef: string,
  why: LineEnd,
  now: Instant,
): Promise<void> {
  for (;;) {
    const some = await listInLine(ticketTypeRef, AT_ONCE)
    if (some.length === 0) return
    for (const seen of some) await endWait(activity, seen, why, now)
    log.info('waitListEnded', { ticketTypeRef, why })
  }
}

async function endWait(
  activity: Activity | undefined,
  seen: VersionedWait<WaitListEntry>,
  why: LineEnd,
  now: Instant,
): Promise<void> {
  const { uid, shareRef, ticketTypeRef, person, joinedAt } = seen.wait
  const { MAIL_FROM: from, PUBLIC_ORIGIN: origin } = config()
  await written((writer) => {
    writeWaitEnd(writer, seen, activity?.timezone ?? 'UTC', now)
    if (!activity) return
    const message = lineEndMail(activity, why, links.activity(origin, shareRef))
    const id = `wait-list-end-${ticketTypeRef}-${uid}-${Date.parse(joinedAt)}`
    postMail(writer, id, { to: [person.email], from, message, createdAt: now })
  })
}
