import { isCountryCard } from './country-cards'

/** What a card promises for after its payment: a dispute, or refunds that take their time or come back. */
export type Afterwards =
  | 'disputed'
  | 'not received'
  | 'inquiry'
  | 'warned'
  | 'refund pending'
  | 'refund fails'

/** How risky Stripe finds a payment; what is `blocked` never reaches the bank (Test Radar). */
export type Risk = 'elevated' | 'blocked'

export interface Success {
  kind: 'succeeds'
  afterwards?: Afterwards
  availableAtOnce?: true
  risk?: 'elevated'
}

export interface Decline {
  kind: 'declined'
  code: string
  declineCode?: string
  message: string
  risk?: 'blocked'
}

/** What Stripe's systems answer when a card is charged; `next` is what follows a challenge that was passed. */
export type CardBehaviour = Success | Decline | { kind: 'challenged'; next: Success | Decline }

export interface TestCard {
  number: string
  label: string
  behaviour: CardBehaviour
}

const succeeds: Success = { kind: 'succeeds' }
const challenged = (next: Success | Decline = succeeds): CardBehaviour => ({ kind: 'challenged', next })
const followed = (afterwards: Afterwards): Success => ({ kind: 'succeeds', afterwards })

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  kind: 'declined',
  code: 'card_declined',
  declineCode,
  message,
})

const failed = (code: string, message: string): Decline => ({ kind: 'declined', code, message })

const INSUFFICIENT = declined('insufficient_funds', 'Your card has insufficient funds.')
const BLOCKED: Decline = { ...declined('fraudulent'), risk: 'blocked' }
const CVC = failed('incorrect_cvc', "Your card's security code is incorrect.")

const card = (number: string, label: string, behaviour: CardBehaviour = succeeds): TestCard => ({
  number,
  label,
  behaviour,
})

/**
 * The cards of Stripe's documentation beside those of countries (Testing, https://docs.stripe.com/testing, and Test Radar,
 * https://docs.stripe.com/radar/testing). Those with a PIN are for terminals and are not here.
 */
export const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'Visa, succeeds'),
  card('5555555555554444', 'Mastercard, succeeds'),
  card('378282246310005', 'Amex, succeeds'),
  card('4000000000000077', 'Succeeds, money is there at once', { ...succeeds, availableAtOnce: true }),
  card('4000003720000278', 'International, money is there at once', { ...succeeds, availableAtOnce: true }),

  card('4000056655665556', 'Visa (debit)'),
  card('2223003122003222', 'Mastercard (2-series)'),
  card('5200828282828210', 'Mastercard (debit)'),
  card('5105105105105100', 'Mastercard (prepaid)'),
  card('371449635398431', 'American Express'),
  card('6011111111111117', 'Discover'),
  card('6011000990139424', 'Discover'),
  card('6011981111111113', 'Discover (debit)'),
  card('3056930009020004', 'Diners Club'),
  card('36227206271667', 'Diners Club (14 digits)'),
  card('6555900000604105', 'BCcard and DinaCard'),
  card('3566002020360505', 'JCB'),
  card('6200000000000005', 'UnionPay'),
  card('6200000000000047', 'UnionPay (debit)'),
  card('6205500000000000004', 'UnionPay (19 digits)'),
  card('4000002500001001', 'Cartes Bancaires and Visa'),
  card('5555552500001001', 'Cartes Bancaires and Mastercard'),

  card('4000002500003155', '3-D Secure', challenged()),
  card('4000002760003184', '3-D Secure, always', challenged()),
  card('4000003800000446', '3-D Secure, already set up', challenged()),
  card('4000000000003220', '3-D Secure, required', challenged()),
  card('4000000000003063', '3-D Secure, by text message', challenged()),
  card('4000008260003178', '3-D Secure, then insufficient funds', challenged(INSUFFICIENT)),
  card('4000008400001629', '3-D Secure, then declined', challenged(declined('generic_decline'))),
  card('4000008400001280', '3-D Secure fails at the bank', declined('generic_decline')),
  card('4000000000003055', '3-D Secure, not needed'),
  card('4000000000003097', '3-D Secure, not needed and failing'),

  card('4000000000000002', 'Declined', declined('generic_decline')),
  card('4000000000009995', 'Insufficient funds', INSUFFICIENT),
  card('4000000000009987', 'Lost card', declined('lost_card')),
  card('4000000000009979', 'Stolen card', declined('stolen_card')),
  card('4000000000006975', 'Too many purchases', declined('card_velocity_exceeded')),
  card('4000000000000341', 'Declined once attached', declined('generic_decline')),
  card('4000000000000069', 'Expired card', failed('expired_card', 'Your card has expired.')),
  card('4000000000000127', 'Incorrect CVC', CVC),
  card(
    '4000000000000119',
    'Processing error',
    failed('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  ),

  card('4100000000000019', 'Always blocked', BLOCKED),
  card('4000000000004954', 'Highest risk, blocked', BLOCKED),
  card('4000000000009235', 'Elevated risk, succeeds', { ...succeeds, risk: 'elevated' }),
  card('4000000000000101', 'CVC check fails', CVC),
  card('4000000000000036', 'Postcode check fails, succeeds'),
  card('4000000000000028', 'Address check fails, succeeds'),
  card('4000000000000010', 'Both address checks fail, succeeds'),
  card('4000000000000044', 'No address checks, succeeds'),

  card('4000000000000259', 'Succeeds, disputed later', followed('disputed')),
  card('4000000000002685', 'Succeeds, then: never received', followed('not received')),
  card('4000000000001976', 'Succeeds, then the bank asks', followed('inquiry')),
  card('4000000000005423', 'Succeeds, then a fraud warning', followed('warned')),
  card('4000000404000079', 'Succeeds, disputed more than once', followed('disputed')),
  card('4000000404000038', 'Succeeds, disputed with good evidence', followed('disputed')),
  card('4000008400000779', 'Succeeds, disputed for compliance', followed('disputed')),
  card('4000000000007726', 'Succeeds, refunds are slow', followed('refund pending')),
  card('4000000000005126', 'Succeeds, refunds fail', followed('refund fails')),
]

const BY_NUMBER: ReadonlyMap<string, CardBehaviour> = new Map(
  TEST_CARDS.map(({ number, behaviour }) => [number, behaviour]),
)

/** How the card behaves. A number that is not a test card is declined, as in Stripe's test mode. */
export function behaviourOf(number: string): CardBehaviour {
  const known = BY_NUMBER.get(number) ?? (isCountryCard(number) ? succeeds : undefined)
  return (
    known ??
    declined(
      'test_mode_live_card',
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://docs.stripe.com/testing.',
    )
  )
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

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^3[47]/, 'amex'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^(6011|64|65)/, 'discover'],
  [/^3(0|6|8)/, 'diners'],
  [/^35/, 'jcb'],
  [/^62/, 'unionpay'],
]

/** The network of a number, in Stripe's spelling. */
export const brandOf = (number: string): string =>
  BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? 'unknown'

const DEBIT = [
  '4000056655665556',
  '4000058260000005',
  '4000057640000008',
  '5200828282828210',
  '6011981111111113',
  '6200000000000047',
]

/** Where the money of a test card comes from. */
export function fundingOf(number: string): 'credit' | 'debit' | 'prepaid' {
  if (number === '5105105105105100') return 'prepaid'
  return DEBIT.includes(number) ? 'debit' : 'credit'
}
