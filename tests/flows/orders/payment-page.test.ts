import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { config } from '../../../functions/src/config'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { ticketType } from '../../support/activities'
import { published, startInProject, stopInProcess } from '../../support/in-process'
import { placedFor } from '../../support/in-process-orders'
import { paidOrganiser } from '../../support/order-lives'
import { payPage, stripe } from '../../support/stripe'

/* What the payment provider is asked for with a payment page, as it has it afterwards. */

let organiser: Actor

beforeAll(async () => {
  await startInProject(`demo-turnout-pages-${randomUUID().slice(0, 8)}`)
  organiser = await paidOrganiser()
})
afterAll(stopInProcess)

/** A payment page of two tickets at 20.00, and what it says of the payment once it is paid. */
async function paidPage(title: string) {
  const { activity } = await published({ title, ticketTypes: [ticketType({ price: 2000 })] }, organiser)
  const order = await placedFor(activity, undefined, 2)
  const page = await stripe().checkout.sessions.retrieve(order.session?.id ?? '')
  await payPage(page.id)
  const expand = ['payment_intent.latest_charge']
  const { payment_intent: intent } = await stripe().checkout.sessions.retrieve(page.id, { expand })
  if (typeof intent === 'string' || !intent) throw new Error('The payment was not expanded')
  return { order, page, intent }
}

describe('a payment page', () => {
  it('asks for the price that was shown, in its currency, by the ways to pay that are configured', async () => {
    const { order, page } = await paidPage('Lantern walk')
    expect(page).toMatchObject({
      mode: 'payment',
      amount_total: 4000,
      currency: 'usd',
      adaptive_pricing: { enabled: false },
      client_reference_id: order.id,
      customer_email: order.buyer?.email,
      metadata: { orderId: order.id, attempt: '1' },
    })
    const methods = config().PAYMENT_METHODS
    expect(page).toMatchObject({ allowed_payment_method_types: methods })
    expect(page.payment_method_types.every((it) => methods.includes(it))).toBe(true)
    expect(page.payment_method_types).toContain('card')
  })

  it('names the order, the activity and the organiser’s share in the payment', async () => {
    const { order, intent } = await paidPage('Lantern walk')
    expect(intent).toMatchObject({
      amount: 4000,
      application_fee_amount: 200,
      transfer_data: { destination: order.payoutAccountId },
      description: 'Lantern walk',
      metadata: { orderId: order.id, attempt: '1' },
    })
  })

  it.each([
    ['Lantern walk', 'Lantern wa', 'TURNOUT* LANTERN WA'],
    ['Åke & Zoë’s 10 “Fika”', 'Ake & Zoe', 'TURNOUT* AKE & ZOE'],
    ['灯りの散歩', null, 'TURNOUT'],
  ])('has cardholders read whose sale it is: %s', async (title, suffix, onStatement) => {
    const { intent } = await paidPage(title)
    expect(intent.statement_descriptor_suffix).toBe(suffix)
    const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
    expect(charge?.calculated_statement_descriptor?.toUpperCase()).toBe(onStatement)
  })
})
