import { EMAIL, MAX_EMAIL, MAX_NAME } from '../orders/buyer-rules'

/* Without schemas, like money-format.ts. */

/** The longest message that one writes to an organiser or to us. */
export const MAX_MESSAGE = 4000

export const MESSAGE_ADVICE = {
  name: 'Enter your name.',
  email: 'Enter a valid email.',
  message: `Write a few words, up to ${MAX_MESSAGE} characters.`,
  reason: 'Choose a reason.',
  topic: 'Choose a topic.',
} as const

/** Why an activity is reported, as people read it. */
export const REPORT_REASONS = {
  scam: 'It’s a scam or misleading',
  harmful: 'It’s hateful, violent or dangerous',
  illegal: 'It’s illegal or breaks the terms',
  rights: 'It uses my pictures, name or texts',
  other: 'Something else',
} as const

/** What people write to us about. */
export const CONTACT_TOPICS = {
  tickets: 'Tickets, an order or a refund',
  organising: 'Organising, payouts or fees',
  account: 'My account or signing in',
  privacy: 'My data and privacy',
  other: 'Something else',
} as const

/** What of a message would be refused, and what to do about it, by field. */
export function messageIssues(it: {
  name: string
  email: string
  message: string
}): Partial<Record<'name' | 'email' | 'message', string>> {
  const [name, email, message] = [it.name.trim(), it.email.trim(), it.message.trim()]
  return {
    ...((name === '' || name.length > MAX_NAME) && { name: MESSAGE_ADVICE.name }),
    ...((!EMAIL.test(email) || email.length > MAX_EMAIL) && { email: MESSAGE_ADVICE.email }),
    ...((message === '' || message.length > MAX_MESSAGE) && { message: MESSAGE_ADVICE.message }),
  }
}
