import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aPaidSession, idOf, twoTickets } from '../testing/a-session'
import { ManualClock } from '../testing/manual-clock'
import { startStripe, type Running } from '../testing/start-stripe'
import { COUNTRY_CARDS } from './country-cards'
import { TEST_CARDS, behaviourOf, brandOf, isCardNumber } from './test-cards'

let running: Running
let clock: ManualClock

beforeEach(async () => {
  clock = new ManualClock(Date.UTC(2026, 10, 20, 15))
  running = await startStripe({ clock })
})
afterEach(() => running.stop())

/** Pays a new session with a card; answers what came of it and the charge, if one was made. */
async function pay(card: string, challenge: 'complete' | 'fail' = 'complete') {
  const { id } = await running.stripe.checkout.sessions.create(twoTickets())
  const outcome = await running.control(`/sessions/${id}/pay`, { card, challenge })
  const intent = outcome.session.payment_intent
  const [charge] = (await running.stripe.charges.list({ payment_intent: intent })).data
  return { ...outcome, charge }
}

describe('the test cards', () => {
  it('are numbers that can be typed, each listed once, of a known brand', () => {
    const numbers = [...TEST_CARDS.map(({ number }) => number), ...COUNTRY_CARDS]
    expect(numbers.filter((number) => !isCardNumber(number))).toEqual([])
    expect(numbers.filter((number) => brandOf(number) === 'unknown')).toEqual([])
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('of a country succeed and say where they are from', async () => {
    expect(COUNTRY_CARDS.filter((number) => behaviourOf(number).kind !== 'succeeds')).toEqual([])
    const { charge } = await pay('4000002760000016')
    expect(charge?.payment_method_details?.card).toMatchObject({
      brand: 'visa',
      country: 'DE',
      last4: '0016',
    })
  })

  it.each([
    ['6011111111111117', 'discover', 'credit'],
    ['36227206271667', 'diners', 'credit'],
    ['3566002020360505', 'jcb', 'credit'],
    ['6205500000000000004', 'unionpay', 'credit'],
    ['5200828282828210', 'mastercard', 'debit'],
    ['5105105105105100', 'mastercard', 'prepaid'],
  ])('%s is of %s, %s', async (number, brand, funding) => {
    const { charge } = await pay(number)
    expect(charge?.payment_method_details?.card).toMatchObject({ brand, funding })
  })

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4000000000006975', 'card_declined', 'card_velocity_exceeded'],
    ['4000000000000341', 'card_declined', 'generic_decline'],
    ['4000008400001280', 'card_declined', 'generic_decline'],
    ['4100000000000019', 'card_declined', 'fraudulent'],
    ['4000000000004954', 'card_declined', 'fraudulent'],
    ['4000000000000101', 'incorrect_cvc', undefined],
  ])('%s is declined with %s, %s', async (number, code, declineCode) => {
    const { kind, error } = await pay(number)
    expect([kind, error.code, error.decline_code]).toEqual(['declined', code, declineCode])
  })

  it.each([
    ['4000008400001629', 'generic_decline'],
    ['4000008260003178', 'insufficient_funds'],
  ])('%s passes 3-D Secure and is declined with %s', async (number, declineCode) => {
    const { error, charge } = await pay(number)
    expect(error).toMatchObject({ code: 'card_declined', decline_code: declineCode })
    expect(charge).toMatchObject({ status: 'failed', paid: false })
    const failedFirst = await pay(number, 'fail')
    expect(failedFirst.error.code).toBe('payment_intent_authentication_failure')
  })
})

describe('a risky payment', () => {
  it('that is blocked never reaches the bank', async () => {
    const { charge } = await pay('4100000000000019')
    expect(charge?.outcome).toMatchObject({
      type: 'blocked',
      risk_level: 'highest',
      network_status: 'not_sent_to_network',
    })
  })

  it('of elevated risk is taken', async () => {
    const { charge } = await pay('4000000000009235')
    expect(charge).toMatchObject({
      paid: true,
      outcome: { type: 'authorized', risk_level: 'elevated' },
    })
  })
})

describe('an early fraud warning', () => {
  const warnings = async () => (await running.stripe.radar.earlyFraudWarnings.list()).data

  async function aWarnedCharge(): Promise<string> {
    const { payment_intent: intent } = await aPaidSession(running, '4000000000005423')
    clock.advance(5000)
    await running.receiver.waitFor('radar.early_fraud_warning.created')
    return idOf((intent as Stripe.PaymentIntent).latest_charge)
  }

  it('follows the payment of its card, and leaves it as it is', async () => {
    const id = await aWarnedCharge()
    const [warning] = await warnings()
    expect(warning).toMatchObject({ charge: id, actionable: true })
    expect(await running.stripe.radar.earlyFraudWarnings.retrieve(warning!.id)).toEqual(warning)
    expect(await running.stripe.charges.retrieve(id)).toMatchObject({ disputed: false, refunded: false })
  })

  it.each([
    ['refunded', (id: string) => running.stripe.refunds.create({ charge: id })],
    ['disputed', (id: string) => running.control(`/charges/${id}/dispute`, {})],
  ])('is over when its payment is %s, and not before', async (_, end) => {
    const id = await aWarnedCharge()
    await running.stripe.refunds.create({ charge: id, amount: 1 })
    expect((await warnings())[0]?.actionable).toBe(true)
    await end(id)
    expect((await warnings())[0]?.actionable).toBe(false)
    await running.receiver.waitFor('radar.early_fraud_warning.updated')
  })

  it('does not follow any other payment', async () => {
    await aPaidSession(running)
    clock.advance(5000)
    expect(await warnings()).toEqual([])
  })
})

describe('an event by hand', () => {
  it('is about the balance, which has no id, unless told otherwise', async () => {
    await running.control('/events', {})
    const [event] = await running.receiver.waitFor('balance.available')
    expect(event?.event.data.object).toMatchObject({ object: 'balance' })
    expect(event?.event.data.object).not.toHaveProperty('id')
  })

  it('may be about something that is not here, and of live mode', async () => {
    const object = { id: 'in_1', object: 'invoice' }
    await running.control('/events', { type: 'invoice.paid', object, livemode: true, account: 'acct_other' })
    const [event] = await running.receiver.waitFor('invoice.paid')
    expect(event?.event).toMatchObject({ livemode: true, account: 'acct_other', data: { object } })
  })
})
