import type { Attendee, ExportAttendees } from '../../../contract/tickets/attendee'
import { plainAmount } from '../../../contract/pricing/money-format'
import type { ShareRef } from '../../../contract/ids'
import type { Asked } from '../../../contract/questions/question'
import type { Instant } from '../../../contract/time'
import { CSV_START, csvLine } from '../../domain/text/csv'
import type { Actor } from '../../domain/access/actor'
import { recordAudit } from '../../store/audit/audit'
import { openBatch } from '../../store/firestore'
import { eachPage } from '../../store/page'
import { auditOf } from '../audit/audit-of'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { requireManager } from '../access/guards'
import { findAttendees } from './list-attendees'

const AT_ONCE = 200
const HEADINGS = [
  'Order',
  'Name',
  'Email',
  'Tickets',
  'Quantity',
  'Total',
  'Currency',
  'Status',
  'Date',
  'Checked in',
  'In since',
  'Note',
]

/** What the activity asks now: each question is a column, and so is who comes with each ticket. */
type Columns = Pick<Asked, 'questions' | 'attendees'>

/**
 * Everybody who has tickets, or those who are in or not yet, as lines of CSV, newest first. Each page is read while the one before is on its way: no list
 * is too long. The trail remembers who took it.
 */
export async function exportAttendees(
  by: Actor,
  shareRef: ShareRef,
  { door }: ExportAttendees,
  now: Instant,
): Promise<AsyncIterable<string>> {
  const { asked } = await requireManager(by, shareRef)
  await enforceRateLimit('attendees', by, now)
  const { writer, commit } = openBatch()
  recordAudit(writer, shareRef, auditOf(by, 'attendees-exported', '', now))
  await commit()
  return linesOf(shareRef, door, asked)
}

async function* linesOf(
  shareRef: ShareRef,
  door: ExportAttendees['door'],
  columns: Columns,
): AsyncIterable<string> {
  const asked = columns.questions.map(({ label }) => label)
  yield CSV_START + csvLine([...HEADINGS, ...(columns.attendees ? ['Attendees'] : []), ...asked])
  const read = (cursor: string | undefined) => findAttendees({ shareRef, door, cursor, limit: AT_ONCE })
  for await (const page of eachPage(read)) {
    yield page.map((attendee) => csvLine([...rowOf(attendee), ...answersIn(attendee, columns)])).join('')
  }
}

function rowOf(it: Attendee): (string | number)[] {
  const tickets = it.items.map(({ title, quantity }) => `${quantity} × ${title}`).join('; ')
  const quantity = it.items.reduce((sum, item) => sum + item.quantity, 0)
  const total = plainAmount(it.total, it.currency)
  const guests = it.guests.filter(({ status }) => status === 'used' || status === 'valid')
  const admissions = guests.flatMap(({ admission }) => admission ?? [])
  const inside = guests.filter(({ status }) => status === 'used').length
  const [since = ''] = admissions.map(({ at }) => at).toSorted()
  const currency = it.currency.toUpperCase()
  return [
    it.orderId,
    it.fullName,
    it.email,
    tickets,
    quantity,
    total,
    currency,
    it.status,
    it.settledAt,
    `${inside} of ${guests.length}`,
    since,
    it.note,
  ]
}

function answersIn({ attendees, answers }: Attendee, columns: Columns): string[] {
  const texts = columns.questions.map(({ id }) => answers.find((answer) => answer.id === id)?.text ?? '')
  return [...(columns.attendees ? [attendees.join('; ')] : []), ...texts]
}
