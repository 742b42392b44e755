import { answersOf } from '../../../contract/questions/answer-rules'
import type { Order } from '../../../contract/orders/order'

type Answered = Pick<Order, 'asked' | 'given'>

/** Who comes with each ticket, where that was asked: "Ana Silva <ana@example.com>". */
export function attendeeNames({ asked, given }: Answered): string[] {
  if (!asked.attendees) return []
  return (given?.attendees ?? []).map(({ fullName, email }) => `${fullName} <${email}>`)
}

/**
 * The answers of an order in words, one text for each question that was answered. What is asked of each ticket names whom
 * it is of, by name or by the place of the ticket: "Ana Silva: vegan; 2: fish".
 */
export function answersByQuestion({ asked, given }: Answered): { id: string; label: string; text: string }[] {
  if (!given) return []
  return asked.questions.flatMap((question) => {
    if (question.per === 'order') return answersOf([question], given.answers)
    const texts = given.attendees.flatMap(({ fullName, answers }, index) =>
      answersOf([question], answers).map(({ text }) => `${fullName || index + 1}: ${text}`),
    )
    return texts.length === 0 ? [] : [{ id: question.id, label: question.label, text: texts.join('; ') }]
  })
}
