import { z } from 'zod'
import { isEmail } from '../http/parameters'
import type { CardDetails } from '../payments/means'
import { PAYMENT_METHOD_TYPES } from '../payments/payment-methods'
import { isCardNumber } from '../payments/test-cards'

export const OTHER_METHODS = PAYMENT_METHOD_TYPES.filter((type) => type !== 'card')

/** What the payment page sends, as it was typed. */
export const CardForm = z.object({
  email: z.string().trim().default(''),
  number: z.string().default(''),
  expiry: z.string().default(''),
  cvc: z.string().trim().default(''),
  name: z.string().trim().max(200).default(''),
  /** Set by the buttons that pay in another way than by card. */
  method: z.enum(OTHER_METHODS).optional(),
  /** Set by the buttons that fill in a test card instead of paying. */
  fill: z.string().regex(/^\d+$/).optional(),
})
export type CardForm = z.output<typeof CardForm>

export type CardFormErrors = Partial<Record<'email' | 'number' | 'expiry' | 'cvc' | 'name', string>>

/** The card that was typed, or what is wrong with it, worded as on Stripe's page. */
export function readCard(form: CardForm, nowMs: number): { card: CardDetails } | { errors: CardFormErrors } {
  const number = form.number.replace(/[\s-]/g, '')
  const expiry = /^(\d{1,2})\s*\/?\s*(\d{2})$/.exec(form.expiry.trim())
  const month = Number(expiry?.[1])
  const year = 2000 + Number(expiry?.[2])
  const now = new Date(nowMs)
  const errors: CardFormErrors = { ...emailError(form.email) }

  if (!/^\d{12,}$/.test(number)) errors.number = 'Your card number is incomplete.'
  else if (!isCardNumber(number)) errors.number = 'Your card number is invalid.'
  if (!expiry || month < 1 || month > 12) errors.expiry = "Your card's expiration date is incomplete."
  else if (year < now.getUTCFullYear()) errors.expiry = "Your card's expiration year is in the past."
  else if (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1) {
    errors.expiry = "Your card's expiration date is in the past."
  }
  if (!/^\d{3,4}$/.test(form.cvc)) errors.cvc = "Your card's security code is incomplete."
  if (form.name === '') errors.name = 'Enter the name on the card.'

  if (Object.keys(errors).length > 0) return { errors }
  return { card: { number, expiryMonth: month, expiryYear: year, email: form.email, name: form.name } }
}

/** What is wrong with the email address; it is the only thing asked for when nothing is to be paid. */
export function emailError(email: string): CardFormErrors {
  return isEmail(email) ? {} : { email: 'Enter an email address such as name@example.com.' }
}

/** The form with a test card filled in; what the buyer already wrote about themselves stays. */
export function fillTestCard(form: CardForm, number: string, nowMs: number): CardForm {
  const year = String(new Date(nowMs).getUTCFullYear() + 3).slice(-2)
  return {
    email: form.email || 'buyer@example.com',
    name: form.name || 'Test Buyer',
    number: groupDigits(number),
    expiry: `12 / ${year}`,
    cvc: number.startsWith('3') ? '1234' : '123',
  }
}

/** Digits in groups of four, as they are printed on a card. */
export const groupDigits = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')
