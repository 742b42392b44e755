import { z } from 'zod'
import { Line } from '../text/line'
import { MAX_EMAIL, MAX_NAME } from '../orders/buyer-rules'
import { MAX_OPTION, MAX_OPTIONS, MAX_QUESTIONS, QuestionId } from './question'

/** One of a list or a text, several of a list, or yes or no. */
const Answer = z.union([
  z.string().trim().max(2000, 'At most 2000 characters.'),
  z.array(z.string().max(MAX_OPTION)).max(MAX_OPTIONS),
  z.boolean(),
])
export type Answer = z.infer<typeof Answer>

/** Answers by the id of their question. */
export const Answers = z.record(QuestionId, Answer)
export type Answers = z.infer<typeof Answers>

/** What was answered, with the question as it was asked: it may be worded differently later, or be gone. */
export const AnsweredQuestions = z
  .array(z.object({ id: QuestionId, label: z.string(), answer: Answer }))
  .max(MAX_QUESTIONS)
export type AnsweredQuestions = z.infer<typeof AnsweredQuestions>

/** Who comes with a ticket. */
export const AttendeeDetails = z.strictObject({
  fullName: Line().max(MAX_NAME).default(''),
  email: z.string().trim().max(MAX_EMAIL).default(''),
  answers: Answers.default({}),
})
export type AttendeeDetails = z.infer<typeof AttendeeDetails>

/** What a buyer says to what is asked; `attendees` in the order of the order's tickets. */
export const Given = z.strictObject({
  answers: Answers.default({}),
  attendees: z.array(AttendeeDetails).max(50).default([]),
  acceptsTerms: z.boolean('Say yes or no.').default(false),
})
export type Given = z.infer<typeof Given>
