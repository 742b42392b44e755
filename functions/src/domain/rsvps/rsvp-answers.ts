import { answeredQuestions, rsvpAnswerIssues, rsvpQuestions } from '../../../contract/questions/answer-rules'
import type { AnsweredQuestions, Answers } from '../../../contract/questions/answer'
import type { Asked } from '../../../contract/questions/question'
import type { Rsvp, RsvpAnswer } from '../../../contract/rsvps/rsvp'
import { refuseIssues } from '../refusal'

/** What the answers depend on beside the person's own words. */
export interface RsvpAsked {
  readonly asked: Pick<Asked, 'questions'>
  readonly response: RsvpAnswer
  /** Whoever buys a ticket is asked at checkout. */
  readonly hasTicket: boolean
}

/**
 * What somebody has answered to the organiser's questions once this RSVP is saved. Questions are asked of those who begin to go;
 * whoever goes already, waits or was offered a spot keeps what they answered, and is asked nothing that was added since. Nothing
 * is kept of those who do not go.
 * @param given the answers that came with it; undefined where it came without the questions
 * @throws Refusal `invalid-input` at each question whose answer is missing or wrong
 */
export function decideRsvpAnswers(
  before: Pick<Rsvp, 'response' | 'answers'> | undefined,
  given: Answers | undefined,
  { asked, response, hasTicket }: RsvpAsked,
): AnsweredQuestions {
  if (response !== 'going') return []
  const wasGoing = before?.response === 'going'
  if (given === undefined && (wasGoing || hasTicket)) return before?.answers ?? []
  const answers = given ?? {}
  const refusal = refuseIssues(rsvpAnswerIssues(asked, answers))
  if (refusal) throw refusal
  return answeredQuestions(rsvpQuestions(asked), answers)
}
