import { expect, it } from 'vitest'
import { cancellationText, refundPolicyText } from './cancellation-text'

it.each([
  [0, 0, 'You can cancel until it starts and get all of your money back.'],
  [1, 0, 'You can cancel until 1 day before it starts and get all of your money back.'],
  [
    3,
    10,
    'You can cancel until 3 days before it starts and get your money back, less 10 % of the tickets’ price.',
  ],
])('says what %i days and %i per cent mean', (daysBefore, keepPercent, text) => {
  expect(cancellationText({ daysBefore, keepPercent })).toBe(text)
  expect(refundPolicyText({ daysBefore, keepPercent })).toBe(text)
})

it('says that there are no refunds where buyers cannot cancel', () => {
  expect(refundPolicyText(null)).toBe(
    'No refunds unless the activity is cancelled. For anything else, ask the organiser.',
  )
})
