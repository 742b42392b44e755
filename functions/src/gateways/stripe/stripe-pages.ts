import type Stripe from 'stripe'
import type { Amount, Currency } from '../../../contract/pricing/money'
import type { Instant } from '../../../contract/time'
import { Refusal } from '../../domain/refusal'
import { statementSuffix } from '../../domain/orders/statement-descriptor'
import { isKeyUsedUp } from './keyed'
import { asking, asRefusal, kindOf, paramOf, stripe } from './stripe'
import type { Payment, StripeAccess } from './stripe'

/** What a payment page asks for; the same request under the same key is the same page. */
export interface PaymentRequest {
  readonly orderId: string
  readonly attempt: number
  readonly title: string
  readonly lines: readonly { name: string; unitAmount: Amount; quantity: number }[]
  readonly currency: Currency
  readonly fee: Amount
  readonly payoutAccountId: string
  readonly email: string
  /** Ways to pay, as Stripe names them: of these, those that the Dashboard has switched on and the currency allows. */
  readonly methods: readonly string[]
  readonly expiresAt: Instant
  readonly successUrl: string
  readonly cancelUrl: string
}

/** A payment page as Stripe knows it. */
export interface PaymentSession extends Payment {
  readonly id: string
  readonly url: string | null
  readonly state: 'open' | 'complete' | 'expired'
  /** Of a page that was gone through with a way to pay that settles later: whether the money may still come. */
  readonly isUnderWay: boolean
  readonly hasFailed: boolean
}

function stateOf(status: string | null): PaymentSession['state'] {
  return status === 'complete' || status === 'expired' ? status : 'open'
}

/** Where a payment is that cannot succeed any more (Stripe: "How PaymentIntents work"). */
const FAILED: readonly string[] = ['requires_payment_method', 'canceled']

function readSession(session: Stripe.Checkout.Session): PaymentSession {
  const intent = session.payment_intent
  const isUnpaid = session.status === 'complete' && session.payment_status === 'unpaid'
  const hasFailed = isUnpaid && typeof intent === 'object' && FAILED.includes(intent?.status ?? '')
  return {
    id: session.id,
    url: session.url,
    orderId: session.metadata?.orderId ?? null,
    state: stateOf(session.status),
    paid: session.payment_status === 'paid',
    isUnderWay: isUnpaid && !hasFailed,
    hasFailed,
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
  }
}

/** What became of asking for a payment page. */
export type OpenedPayment =
  | { readonly kind: 'page'; readonly page: PaymentSession }
  /** There is none under this attempt, and none will be: the next attempt may have one. */
  | { readonly kind: 'none' }
  /** Stripe makes none for this account or these amounts. */
  | { readonly kind: 'refused'; readonly why: string }

/**
 * Makes the page where a buyer pays, or finds the one of the same attempt again: a destination charge to the organiser, less
 * the platform's fee. Stripe repeats an answer under its key, an error of its own included; then the page is looked up.
 */
export async function openPayment(access: StripeAccess, request: PaymentRequest): Promise<OpenedPayment> {
  const idempotencyKey = `session:${request.orderId}:${request.attempt}`
  try {
    const { sessions } = (await stripe(access)).checkout
    const page = await sessions.create(paramsOf(request), { idempotencyKey })
    return { kind: 'page', page: readSession(page) }
  } catch (error) {
    if (isKeyUsedUp(error)) {
      const page = await findPage(access, request)
      return page ? { kind: 'page', page } : { kind: 'none' }
    }
    if (kindOf(error) !== 'StripeInvalidRequestError') throw asRefusal(error)
    // A key with a page answers with it before the request is looked at: a request that is refused made none, ever.
    return paramOf(error) === 'expires_at' ? { kind: 'none' } : { kind: 'refused', why: String(error) }
  }
}

function paramsOf(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { orderId: request.orderId, attempt: String(request.attempt) }
  const suffix = statementSuffix(request.title)
  return {
    mode: 'payment',
    // The price that was shown is the price that is charged, in the currency in which it settles.
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: [...request.methods],
    line_items: request.lines.map((line) => ({
      quantity: line.quantity,
      price_data: {
        currency: request.currency,
        unit_amount: line.unitAmount,
        product_data: { name: line.name },
      },
    })),
    customer_email: request.email,
    client_reference_id: request.orderId,
    metadata,
    payment_intent_data: {
      ...(request.fee > 0 ? { application_fee_amount: request.fee } : {}),
      transfer_data: { destination: request.payoutAccountId },
      description: request.title,
      ...(suffix !== undefined && { statement_descriptor_suffix: suffix }),
      metadata,
    },
    expires_at: secondsOf(request.expiresAt),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  }
}

const secondsOf = (at: Instant) => Math.floor(Date.parse(at) / 1000)

/** Stripe makes no page that lives for less than half an hour: it was made by then, or never. */
const LEAST_LIFE_SECONDS = 30 * 60
/** Our pages are asked for with some minutes more; clocks may differ by one. */
const MADE_WITHIN_SECONDS = 7 * 60
/** Pages that are looked through. */
const MOST_LOOKED_AT = 5000

/**
 * The page of an attempt, when its request was lost: by when it was made, as Stripe's list knows no metadata.
 * @throws Refusal `payment-provider-down` when so many were made then that not all could be looked at
 */
async function findPage(access: StripeAccess, request: PaymentRequest): Promise<PaymentSession | undefined> {
  const madeBy = secondsOf(request.expiresAt) - LEAST_LIFE_SECONDS + 60
  const params = { created: { gte: madeBy - MADE_WITHIN_SECONDS, lte: madeBy }, limit: 100 }
  const { sessions } = (await stripe(access)).checkout
  const search = async () => {
    let looked = 0
    for await (const page of sessions.list(params)) {
      const { orderId, attempt } = page.metadata ?? {}
      if (orderId === request.orderId && attempt === String(request.attempt)) return readSession(page)
      looked += 1
      if (looked === MOST_LOOKED_AT) throw new Refusal('payment-provider-down', TOO_MANY)
    }
    return undefined
  }
  return asking(search())
}

const TOO_MANY =
  'The payment provider did not answer in time. Nothing was charged; please try again in a few minutes.'

/** A payment page as it is now. */
export async function readPayment(access: StripeAccess, sessionId: string): Promise<PaymentSession> {
  return readSession(
    await asking(
      (await stripe(access)).checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] }),
    ),
  )
}

/**
 * Ends a payment page, so that nobody can pay there any more.
 * @returns the page as it is afterwards: expired, or complete when the buyer was faster
 */
export async function closePayment(access: StripeAccess, sessionId: string): Promise<PaymentSession> {
  const { sessions } = (await stripe(access)).checkout
  try {
    return readSession(await asking(sessions.expire(sessionId)))
  } catch (error) {
    if (kindOf(error) !== 'StripeInvalidRequestError') throw error
    return readPayment(access, sessionId)
  }
}
