/* Without schemas, like money-format.ts: what order.ts asks of a buyer. */

export const MAX_NAME = 120
export const MAX_EMAIL = 254

/** zod's own pattern of an address, so that a form without zod refuses the same. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export const BUYER_ADVICE = { fullName: 'Tell us your name.', email: 'Check the email address.' } as const

export const RSVP_ADVICE = { name: 'Enter your name.', email: 'Enter a valid email.' } as const

/** What of a guest who answers would be refused, by field; an email may be left empty. */
export function guestIssues(guest: { name: string; email: string }): Partial<typeof RSVP_ADVICE> {
  const name = guest.name.trim()
  const email = guest.email.trim()
  const isNamed = name !== '' && name.length <= MAX_NAME
  const isReached = email === '' || (EMAIL.test(email) && email.length <= MAX_EMAIL)
  return {
    ...(!isNamed && { name: RSVP_ADVICE.name }),
    ...(!isReached && { email: RSVP_ADVICE.email }),
  }
}

/** What of a buyer would be refused, and what to do about it, by field. */
export function buyerIssues(buyer: { fullName: string; email: string }): Partial<typeof BUYER_ADVICE> {
  const name = buyer.fullName.trim()
  const isNamed = name !== '' && name.length <= MAX_NAME
  const isReached = EMAIL.test(buyer.email) && buyer.email.length <= MAX_EMAIL
  return {
    ...(!isNamed && { fullName: BUYER_ADVICE.fullName }),
    ...(!isReached && { email: BUYER_ADVICE.email }),
  }
}
