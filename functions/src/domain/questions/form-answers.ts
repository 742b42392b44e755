import type { Answer, Answers } from '../../../contract/questions/answer'
import type { Question } from '../../../contract/questions/question'
import { QUESTIONS_SHOWN, answerField } from '../../../contract/rsvps/rsvp-form'

/** What a form of a page without script has sent, by the names of its fields. */
export type FormFields = Readonly<Record<string, unknown>>

/** The answers that a form has sent to these questions; undefined when it came from a page without them. */
export function formAnswers(questions: readonly Question[], form: FormFields): Answers | undefined {
  if (form[QUESTIONS_SHOWN] === undefined) return undefined
  const entries = questions.map((question) => [question.id, answerIn(question, form)] as const)
  return Object.fromEntries(entries.filter((entry): entry is [string, Answer] => entry[1] !== undefined))
}

function answerIn(question: Question, form: FormFields): Answer | undefined {
  const sent = [form[answerField(question)]].flat().filter((it) => typeof it === 'string')
  if (question.kind === 'some-of') return sent
  const [text = ''] = sent
  if (text === '') return undefined
  // Browsers send a line break as two characters; what is typed is counted as one.
  return question.kind === 'yes-no' ? text === 'yes' : text.replaceAll('\r\n', '\n')
}
