import type { Stripe } from 'stripe'
import { APP, type Running } from './start-stripe'

type SessionParams = Stripe.Checkout.SessionCreateParams

/** Parameters of a session for two tickets at 12.50 euros each. */
export const twoTickets = (changes: Partial<SessionParams> = {}): SessionParams => ({
  mode: 'payment',
  line_items: [line('Ticket', 1250, 2)],
  success_url: `${APP}/done?session={CHECKOUT_SESSION_ID}`,
  cancel_url: `${APP}/back?to=cart`,
  ...changes,
})

/** One line with a price of its own. */
export const line = (name: string, amount: number, quantity = 1, currency = 'eur') => ({
  price_data: { currency, product_data: { name }, unit_amount: amount },
  quantity,
})

/** An Express account that has been onboarded. */
export async function anOnboardedAccount(
  { stripe, control }: Running,
  bankAccount?: string,
): Promise<string> {
  const account = await stripe.accounts.create({
    type: 'express',
    country: 'DE',
    email: 'organiser@example.com',
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  })
  await control(`/accounts/${account.id}/onboard`, bankAccount ? { bankAccount } : {})
  return account.id
}

/** A session whose money goes to an organiser, less a fee of 2.00; paid by the card of the given number. */
export async function aPaidSession(
  running: Running,
  card = '4242424242424242',
): Promise<Stripe.Checkout.Session> {
  const destination = await anOnboardedAccount(running)
  const session = await running.stripe.checkout.sessions.create(
    twoTickets({
      payment_intent_data: {
        application_fee_amount: 200,
        transfer_data: { destination },
        metadata: { orderId: 'order-1' },
      },
    }),
  )
  await running.control(`/sessions/${session.id}/pay`, { card })
  return running.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] })
}

/** The ids of all that one payment made. */
export interface DestinationCharge {
  account: string
  charge: string
  intent: string
  transfer: string
  /** Empty when the platform takes none. */
  fee: string
}

/** 25.00 euros to a new organiser, less a fee of 2.00, paid; or as told. */
export async function aDestinationCharge(
  running: Running,
  given: { card?: string; currency?: string; amount?: number; fee?: number; account?: string } = {},
): Promise<DestinationCharge> {
  const { currency = 'eur', amount = 2500, fee = 200 } = given
  const account = given.account ?? (await anOnboardedAccount(running))
  const { id } = await running.stripe.checkout.sessions.create(
    twoTickets({
      line_items: [line('Ticket', amount, 1, currency)],
      payment_intent_data: {
        ...(fee > 0 && { application_fee_amount: fee }),
        transfer_data: { destination: account },
      },
    }),
  )
  const { session } = await running.control(`/sessions/${id}/pay`, { card: given.card ?? '4242424242424242' })
  const intent = session.payment_intent
  const { latest_charge: latest } = await running.stripe.paymentIntents.retrieve(intent)
  const charge = await running.stripe.charges.retrieve(idOf(latest))
  return {
    account,
    charge: charge.id,
    intent,
    transfer: idOf(charge.transfer),
    fee: fee > 0 ? idOf(charge.application_fee) : '',
  }
}

/** The id of something that an answer either names or contains. */
export function idOf(reference: string | { id: string } | null | undefined): string {
  if (!reference) throw new Error('There is nothing referred to.')
  return typeof reference === 'string' ? reference : reference.id
}

/** The object that an SDK call was refused with. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return call.then(
    () => {
      throw new Error('The call was expected to be refused.')
    },
    (error: Stripe.errors.StripeError) => error,
  )
}
