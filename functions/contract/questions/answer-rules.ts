import type { Answer, AnsweredQuestions, Answers, AttendeeDetails, Given } from './answer'
import { buyerIssues } from '../orders/buyer-rules'
import type { Asked, Question, QuestionKind } from './question'

/* Without schemas, like money-format.ts. */

/** What is wrong, by the path that the server uses. */
type Issues = Record<string, string>

export const ANSWER_ADVICE = {
  missing: 'This needs an answer.',
  notInList: 'Choose from the list.',
  tooLong: 'At most 200 characters.',
  terms: 'Please agree to this first.',
  notAsked: 'This is not asked.',
  tooLongTogether: 'Your answers are too long together: at most 100,000 characters. Shorten this one.',
} as const

const MAX_SHORT_TEXT = 200

/**
 * How many letters the answers of an order have together. Fifty attendees with ten long answers each would not fit into one
 * document (Firestore: at most 1 MiB; a letter takes three bytes at most).
 */
export const MAX_ANSWERS_LENGTH = 100_000

/** Whether something is asked of each ticket. */
export function asksAttendees({ attendees, questions }: Asked): boolean {
  return attendees || questions.some(({ per }) => per === 'attendee')
}

/** Whether anything is asked at all. */
export function asksAnything(asked: Asked): boolean {
  return asked.attendees || asked.questions.length > 0 || asked.terms !== null
}

/** The answer to a question, or undefined where there is none: an empty one is none. */
function answerTo({ id }: Question, answers: Answers): Answer | undefined {
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined
  const isEmpty = answer === undefined || (typeof answer !== 'boolean' && answer.length === 0)
  return isEmpty || (typeof answer === 'string' && answer.trim() === '') ? undefined : answer
}

/** Whether an answer is what its kind of question asks for. */
const FITS: Record<QuestionKind, (answer: Answer, options: readonly string[]) => boolean> = {
  'short-text': (answer) => typeof answer === 'string',
  'long-text': (answer) => typeof answer === 'string',
  'yes-no': (answer) => typeof answer === 'boolean',
  'one-of': (answer, options) => typeof answer === 'string' && options.includes(answer),
  'some-of': (answer, options) => Array.isArray(answer) && answer.every((it) => options.includes(it)),
}

function issueOf(question: Question, answers: Answers): string | undefined {
  const { kind, options, isRequired } = question
  const answer = answerTo(question, answers)
  if (answer === undefined) return isRequired ? ANSWER_ADVICE.missing : undefined
  if (!FITS[kind](answer, options))
    return options.length > 0 ? ANSWER_ADVICE.notInList : ANSWER_ADVICE.missing
  const isTooLong = kind === 'short-text' && typeof answer === 'string' && answer.length > MAX_SHORT_TEXT
  return isTooLong ? ANSWER_ADVICE.tooLong : undefined
}

function issuesOf(questions: readonly Question[], answers: Answers, path: string): Issues {
  const entries = questions.map((question) => [`${path}.${question.id}`, issueOf(question, answers)] as const)
  const strange = Object.keys(answers)
    .filter((id) => !questions.some((question) => question.id === id))
    .map((id) => [`${path}.${id}`, ANSWER_ADVICE.notAsked] as const)
  return present([...entries, ...strange])
}

function present(entries: readonly (readonly [string, string | undefined])[]): Issues {
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

function attendeeIssues(asked: Asked, details: AttendeeDetails | undefined, path: string): Issues {
  const { fullName = '', email = '', answers = {} } = details ?? {}
  const found = asked.attendees ? buyerIssues({ fullName, email: email.trim() }) : {}
  const who = Object.entries(found).map(([field, advice]) => [`${path}.${field}`, advice] as const)
  const questions = asked.questions.filter(({ per }) => per === 'attendee')
  return { ...Object.fromEntries(who), ...issuesOf(questions, answers, `${path}.answers`) }
}

/** The longest answer, where all of them together are too long. */
function lengthIssues({ answers, attendees }: Given): Issues {
  const all = [
    ['given.answers', answers] as const,
    ...attendees.map((it, index) => [`given.attendees.${index}.answers`, it.answers] as const),
  ].flatMap(([path, some]) =>
    Object.entries(some).map(([id, answer]) => ({
      path: `${path}.${id}`,
      length: answerText(answer).length,
    })),
  )
  const [longest] = all.toSorted((a, b) => b.length - a.length)
  const sum = all.reduce((total, { length }) => total + length, 0)
  return longest && sum > MAX_ANSWERS_LENGTH ? { [longest.path]: ANSWER_ADVICE.tooLongTogether } : {}
}

/**
 * What of a buyer's answers would be refused, and what to do about it, by path.
 * @param tickets how many tickets the order has
 */
export function answerIssues(asked: Asked, given: Given, tickets: number): Issues {
  const ofOrder = asked.questions.filter(({ per }) => per === 'order')
  const places = asksAttendees(asked) ? Array.from({ length: tickets }, (_, index) => index) : []
  return Object.assign(
    lengthIssues(given),
    issuesOf(ofOrder, given.answers, 'given.answers'),
    ...places.map((index) => attendeeIssues(asked, given.attendees[index], `given.attendees.${index}`)),
    given.attendees.length > places.length ? { 'given.attendees': ANSWER_ADVICE.notAsked } : {},
    asked.terms && !given.acceptsTerms ? { 'given.acceptsTerms': ANSWER_ADVICE.terms } : {},
  ) as Issues
}

/** What people who RSVP are asked: what is asked once. The rest is asked of tickets, which they have none of. */
export function rsvpQuestions({ questions }: Pick<Asked, 'questions'>): Question[] {
  return questions.filter(({ per }) => per === 'order')
}

/** What of the answers of somebody who says that they go would be refused, and what to do about it, by path. */
export function rsvpAnswerIssues(asked: Pick<Asked, 'questions'>, answers: Answers): Issues {
  return issuesOf(rsvpQuestions(asked), answers, 'answers')
}

/** The answers that there are, each with its question as it is worded now; an empty one is none. */
export function answeredQuestions(questions: readonly Question[], answers: Answers): AnsweredQuestions {
  return questions.flatMap((question) => {
    const answer = answerTo(question, answers)
    return answer === undefined ? [] : [{ id: question.id, label: question.label, answer }]
  })
}

/** An answer as a person reads it. */
export function answerText(answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  return typeof answer === 'string' ? answer : answer.join(', ')
}

/** The answers to some questions in words, in the order of the questions; what was not answered is left out. */
export function answersOf(
  questions: readonly Question[],
  answers: Answers,
): { id: string; label: string; text: string }[] {
  return answeredQuestions(questions, answers).map(({ answer, ...question }) => ({
    ...question,
    text: answerText(answer),
  }))
}
