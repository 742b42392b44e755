import type { ShareRef } from '../../../contract/ids'
import { answerText, rsvpQuestions } from '../../../contract/questions/answer-rules'
import type { Question } from '../../../contract/questions/question'
import type { AnswerOfActivity } from '../../../contract/rsvps/rsvp-page'
import type { Rsvp, RsvpResponse, RsvpState } from '../../../contract/rsvps/rsvp'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { CSV_START, csvLine } from '../../domain/text/csv'
import { recordAudit } from '../../store/audit/audit'
import { openBatch } from '../../store/firestore'
import { eachPage } from '../../store/page'
import { auditOf } from '../audit/audit-of'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { requireManager } from '../access/guards'
import { listRsvpsOfActivity } from './read-rsvp-info'

const AT_ONCE = 100
const HEADINGS = [
  'Name',
  'Answer',
  'Status',
  'Plus-ones',
  'Answered (UTC)',
  'On the list since (UTC)',
  'Reached by',
  'Checked in (UTC)',
]

const ANSWERS: Record<RsvpResponse, string> = {
  going: 'Going',
  interested: 'Interested',
  'not-going': 'Not going',
  'not-responded': 'No answer',
  'not-available': 'Not going',
}
const STATUSES: Record<RsvpState, string> = {
  confirmed: 'Confirmed',
  'awaiting-approval': 'Asks to come',
  waiting: 'On the wait-list',
  offered: 'Offered a place',
  declined: 'Declined',
}
const CONTACTS: Record<Rsvp['contact'], string> = {
  account: 'Account',
  email: 'Email',
  none: 'Not reachable',
}

/**
 * Everybody who was invited or answered, as lines of CSV, by when they were first heard of. Each page is read while the one
 * before is on its way: no list is too long. Each question that is asked now is a column. Addresses are in none: people left them
 * with Turnout. The trail remembers who took it.
 */
export async function exportRsvps(
  by: Actor,
  shareRef: ShareRef,
  now: Instant,
): Promise<AsyncIterable<string>> {
  const { asked } = await requireManager(by, shareRef)
  await enforceRateLimit('attendees', by, now)
  const { writer, commit } = openBatch()
  recordAudit(writer, shareRef, auditOf(by, 'rsvps-exported', '', now))
  await commit()
  return linesOf(by, shareRef, rsvpQuestions(asked))
}

async function* linesOf(
  by: Actor,
  shareRef: ShareRef,
  questions: readonly Question[],
): AsyncIterable<string> {
  yield CSV_START + csvLine([...HEADINGS, ...questions.map(({ label }) => label)])
  const order = { sort: 'rsvp-created-at', direction: 'asc', limit: AT_ONCE } as const
  for await (const page of eachPage((cursor) => listRsvpsOfActivity(by, { shareRef, ...order, cursor }))) {
    yield page.map((it) => csvLine([...rowOf(it), ...answersIn(it, questions)])).join('')
  }
}

function rowOf({ atDoor, ...rsvp }: AnswerOfActivity): (string | number)[] {
  return [
    rsvp.shownName,
    ANSWERS[rsvp.response],
    rsvp.response === 'going' ? STATUSES[rsvp.state] : '',
    rsvp.guests,
    rsvp.response === 'not-responded' ? '' : clockOf(rsvp.respondedAt),
    clockOf(rsvp.createdAt),
    CONTACTS[rsvp.contact],
    clockOf(atDoor?.admission?.at ?? ''),
  ]
}

/** What was answered to each question that is asked now. */
function answersIn({ answers }: AnswerOfActivity, questions: readonly Question[]): string[] {
  return questions.map(({ id }) => {
    const found = answers.find((it) => it.id === id)
    return found ? answerText(found.answer) : ''
  })
}

/** A moment, or none, as spreadsheets take it for one, to the second; the heading says that it is in UTC. */
function clockOf(at: string): string {
  return at.slice(0, 19).replace('T', ' ')
}
