import type { Question } from '../questions/question'

/* How the page without script behind a guest's mailed link names its fields. */

/** Says that the questions were on the page: boxes that nobody ticked are not sent. */
export const QUESTIONS_SHOWN = 'questions'

/** The name of the field in which a question is answered: the path at which its answer is refused. */
export function answerField({ id }: Pick<Question, 'id'>): string {
  return `answers.${id}`
}
