/** What a card promises for after its payment: a dispute, or refunds that take their time or come back. */
export type Afterwards = 'disputed' | 'not received' | 'inquiry' | 'refund pending' | 'refund fails'

/** What Stripe's systems answer when a card is charged. */
export type CardBehaviour =
  | { kind: 'succeeds'; afterwards?: Afterwards; availableAtOnce?: true }
  | { kind: 'declined'; code: string; declineCode?: string; message: string }
  | { kind: 'challenged' }

export interface TestCard {
  number: string
  label: string
  behaviour: CardBehaviour
}

const declined = (declineCode: string): CardBehaviour => ({
  kind: 'declined',
  code: 'card_declined',
  declineCode,
  message: 'Your card was declined.',
})

/** The cards of Stripe's documentation that this stand-in knows (Testing: Test card numbers). */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', label: 'Visa, succeeds', behaviour: { kind: 'succeeds' } },
  { number: '5555555555554444', label: 'Mastercard, succeeds', behaviour: { kind: 'succeeds' } },
  { number: '378282246310005', label: 'Amex, succeeds', behaviour: { kind: 'succeeds' } },
  {
    number: '4000000000000077',
    label: 'Succeeds, money is there at once',
    behaviour: { kind: 'succeeds', availableAtOnce: true },
  },
  { number: '4000002500003155', label: '3-D Secure', behaviour: { kind: 'challenged' } },
  { number: '4000002760003184', label: '3-D Secure, always', behaviour: { kind: 'challenged' } },
  { number: '4000000000000002', label: 'Declined', behaviour: declined('generic_decline') },
  {
    number: '4000000000009995',
    label: 'Insufficient funds',
    behaviour: {
      kind: 'declined',
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  { number: '4000000000009987', label: 'Lost card', behaviour: declined('lost_card') },
  { number: '4000000000009979', label: 'Stolen card', behaviour: declined('stolen_card') },
  {
    number: '4000000000000069',
    label: 'Expired card',
    behaviour: { kind: 'declined', code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    label: 'Incorrect CVC',
    behaviour: {
      kind: 'declined',
      code: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    },
  },
  {
    number: '4000000000000119',
    label: 'Processing error',
    behaviour: {
      kind: 'declined',
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  {
    number: '4000000000000259',
    label: 'Succeeds, disputed later',
    behaviour: { kind: 'succeeds', afterwards: 'disputed' },
  },
  {
    number: '4000000000002685',
    label: 'Succeeds, then: never received',
    behaviour: { kind: 'succeeds', afterwards: 'not received' },
  },
  {
    number: '4000000000001976',
    label: 'Succeeds, then the bank asks',
    behaviour: { kind: 'succeeds', afterwards: 'inquiry' },
  },
  {
    number: '4000000000007726',
    label: 'Succeeds, refunds are slow',
    behaviour: { kind: 'succeeds', afterwards: 'refund pending' },
  },
  {
    number: '4000000000005126',
    label: 'Succeeds, refunds fail',
    behaviour: { kind: 'succeeds', afterwards: 'refund fails' },
  },
]

/** How the card behaves. A number that is not a test card is declined, as in Stripe's test mode. */
export function behaviourOf(number: string): CardBehaviour {
  const known = TEST_CARDS.find((card) => card.number === number)
  if (known) return known.behaviour
  return {
    kind: 'declined',
    code: 'card_declined',
    declineCode: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://docs.stripe.com/testing.',
  }
}

/** The check digit of ISO/IEC 7812-1 (Luhn), for 12 to 19 digits. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = Array.from(number, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? digit * 2 : digit
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

/** The network of a number, in Stripe's spelling. */
export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa'
  if (/^3[47]/.test(number)) return 'amex'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  return 'unknown'
}
