import type { Answers, Given } from 'functions/contract/questions/answer'
import { asksAttendees } from 'functions/contract/questions/answer-rules'
import type { Order } from 'functions/contract/orders/order'

const NOTHING: Given = { answers: {}, attendees: [], acceptsTerms: false }
const NOBODY: Given['attendees'][number] = { fullName: '', email: '', answers: {} }

/** The title of each ticket of an order. */
export function ticketTitles({ items }: Pick<Order, 'items'>): string[] {
  return items.flatMap(({ title, quantity }) => Array.from({ length: quantity }, () => title))
}

/** What was typed as far as it is asked now, with room for each ticket where that is asked. */
export function givenFor({ asked, items }: Pick<Order, 'asked' | 'items'>, typed: Given = NOTHING): Given {
  const only = (answers: Answers, per: 'order' | 'attendee'): Answers =>
    Object.fromEntries(
      Object.entries(answers).filter(([id]) => asked.questions.some((it) => it.id === id && it.per === per)),
    )
  const places = asksAttendees(asked) ? ticketTitles({ items }) : []
  return {
    answers: only(typed.answers, 'order'),
    attendees: places.map((_, index) => {
      const { fullName, email, answers } = typed.attendees[index] ?? NOBODY
      const who = asked.attendees ? { fullName, email } : { fullName: '', email: '' }
      return { ...who, answers: only(answers, 'attendee') }
    }),
    acceptsTerms: asked.terms !== null && typed.acceptsTerms,
  }
}

/** Whether that was kept by this release or one like it. */
export function isGiven(it: unknown): it is Given {
  if (typeof it !== 'object' || it === null) return false
  const { answers, attendees, acceptsTerms } = it as Partial<Given>
  const isRecord = (value: unknown) => typeof value === 'object' && value !== null
  return (
    isRecord(answers) &&
    Array.isArray(attendees) &&
    attendees.every((one) => isRecord(one) && isRecord(one.answers)) &&
    typeof acceptsTerms === 'boolean'
  )
}
