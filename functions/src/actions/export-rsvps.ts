import { RsvpsOfActivityQuery } from '../../contract/rsvp'
import type { ShareRef } from '../../contract/ids'
import type { AnswerOfActivity } from '../../contract/rsvp-page'
import type { Instant } from '../../contract/time'
import type { Actor } from '../domain/actor'
import { CSV_START, csvLine } from '../domain/csv'
import { recordAudit } from '../store/audit'
import { openBatch } from '../store/firestore'
import { auditOf } from './audit-of'
import { enforceRateLimit } from './enforce-rate-limit'
import { requireOrganised } from './guards'
import { listRsvpsOfActivity } from './read-rsvp-info'

const AT_ONCE = 100
const HEADINGS = ['Name', 'Answer', 'Status', 'Brings', 'Answered', 'Since', 'Reached by', 'Checked in']

/**
 * Everybody who was invited or answered, as lines of CSV, by when they were first heard of. Each page is read while the one
 * before is on its way: no list is too long. Addresses are in none: people left them with Turnout. The trail remembers who
 * took it.
 */
export async function exportRsvps(
  by: Actor,
  shareRef: ShareRef,
  now: Instant,
): Promise<AsyncIterable<string>> {
  await requireOrganised(by, shareRef)
  await enforceRateLimit('attendees', by, now)
  const { writer, commit } = openBatch()
  recordAudit(writer, shareRef, auditOf(by, 'rsvps-exported', '', now))
  await commit()
  return linesOf(by, shareRef)
}

async function* linesOf(by: Actor, shareRef: ShareRef): AsyncIterable<string> {
  yield CSV_START + csvLine(HEADINGS)
  let cursor: string | undefined
  do {
    const order = { sort: 'rsvp-created-at', direction: 'asc', limit: AT_ONCE }
    const query = RsvpsOfActivityQuery.parse({ shareRef, ...order, ...(cursor && { cursor }) })
    const page = await listRsvpsOfActivity(by, query)
    yield page.items.map((it) => csvLine(rowOf(it))).join('')
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

function rowOf({ atDoor, ...rsvp }: AnswerOfActivity): (string | number)[] {
  return [
    rsvp.shownName,
    rsvp.response,
    rsvp.response === 'going' ? rsvp.state : '',
    rsvp.guests,
    rsvp.response === 'not-responded' ? '' : rsvp.respondedAt,
    rsvp.createdAt,
    rsvp.contact,
    atDoor?.admission?.at ?? '',
  ]
}
