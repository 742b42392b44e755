import { z } from 'zod'
import { Line } from '../text/line'
import { WebUrl } from '../text/web-url'

export const MAX_QUESTIONS = 10
export const MAX_OPTIONS = 20
export const MAX_QUESTION = 200
export const MAX_OPTION = 80

export const QuestionKind = z.enum(['short-text', 'long-text', 'one-of', 'some-of', 'yes-no'])
export type QuestionKind = z.infer<typeof QuestionKind>

/** Made by the form once (a UUID will do), so that a question can be worded anew without losing its answers. */
export const QuestionId = z.string().regex(/^[0-9a-f-]{8,36}$/, 'This is not the name of a question.')

const option = z
  .string()
  .trim()
  .min(1, 'Write the answer, or take it away.')
  .max(MAX_OPTION, 'At most 80 characters.')

/** What an organiser asks of those who get tickets. */
export const Question = z
  .strictObject({
    id: QuestionId,
    kind: QuestionKind,
    label: Line().min(1, 'Write the question.').max(MAX_QUESTION, 'At most 200 characters.'),
    /** Asked once, or of each ticket. */
    per: z.enum(['order', 'attendee']),
    isRequired: z.boolean('Say yes or no.'),
    /** To choose from, where that is the kind. */
    options: z.array(option).max(MAX_OPTIONS, 'At most 20 answers.').default([]),
  })
  .refine(({ kind, options }) => !isChoice(kind) || options.length >= 2, {
    path: ['options'],
    message: 'Give at least two answers to choose from.',
  })
  .refine(({ options }) => new Set(options).size === options.length, {
    path: ['options'],
    message: 'Each answer can be there once.',
  })
export type Question = z.infer<typeof Question>

/** Whether a kind of question is answered out of a list. */
export function isChoice(kind: QuestionKind): boolean {
  return kind === 'one-of' || kind === 'some-of'
}

/** What buyers have to agree to; with the place to read it. */
export const Terms = z.strictObject({
  text: z.string().trim().min(1, 'Say what they agree to.').max(MAX_QUESTION, 'At most 200 characters.'),
  url: WebUrl.nullable(),
})
export type Terms = z.infer<typeof Terms>

/** What is asked at checkout, beside the buyer's name and address. */
export const Asked = z.strictObject({
  questions: z
    .array(Question)
    .max(MAX_QUESTIONS, 'At most 10 questions.')
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Each question can be there once.')
    .default([]),
  /** Whether each ticket has a name and an address of its own. */
  attendees: z.boolean('Say yes or no.').default(false),
  terms: Terms.nullable().default(null),
})
export type Asked = z.infer<typeof Asked>
