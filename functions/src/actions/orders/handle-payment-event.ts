import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { Refusal } from '../../domain/refusal'
import { findPaymentEvent, isMissingAtStripe } from '../../gateways/stripe/stripe'
import type { PaymentEvent } from '../../gateways/stripe/stripe'
import { readPayment } from '../../gateways/stripe/stripe-pages'
import { listRefundsOf } from '../../gateways/stripe/stripe-refunds'
import { log } from '../../log'
import { isEventDone, rememberEvent } from '../../store/orders/stripe-events'
import { followPayment } from './steps/follow-payment'
import { refreshPayout } from '../payouts/payout-method'
import { settlePayout } from '../payouts/record-payout'
import { releaseOrder } from './release-order'
import { settleDispute } from '../disputes/settle-dispute'
import { settleRefund } from '../refunds/settle-refund'

/**
 * Deals with a webhook of the payment provider. Nothing that it says is trusted but which object to read again; an event
 * that was dealt with before costs one read; one of the other mode, or about what is not ours, is acknowledged and ignored.
 * @throws Refusal `invalid-input` when it is forged, stale or of another account; any other error makes the provider send it again
 */
export async function handlePaymentEvent(body: string, signature: string, now: Instant): Promise<void> {
  const event = await findPaymentEvent(config(), body, signature, now)
  if (!event) {
    log.warn('webhookRefused', { signature: signature.slice(0, 20) })
    throw new Refusal('invalid-input', 'The signature of this webhook is not valid.')
  }
  requireOwnAccount(event)
  const { id, type, objectId } = event
  if (objectId === undefined || !event.isOfMode) return ignore(event)
  if (await isEventDone(id)) return
  try {
    await act({ ...event, objectId }, now)
  } catch (error) {
    if (!isForeign(error)) throw error
    return ignore(event)
  }
  await rememberEvent(id, { type, at: now })
}

/** Whether what an event is about is none of ours: Stripe has no such thing for us, or we have no such order. */
function isForeign(error: unknown): boolean {
  return isMissingAtStripe(error) || (error instanceof Refusal && error.code === 'not-found')
}

/**
 * Acknowledges what is rightly signed and not for us. Refused, it would come again for three days, and an endpoint that fails
 * for days is switched off (docs.stripe.com/webhooks).
 */
function ignore({ id, type, objectId }: PaymentEvent): void {
  log.warn('webhookIgnored', { id, type, objectId })
}

/** What happens to payments, refunds and disputes: all of ours are the platform's own. */
const OF_THE_PLATFORM = /^(checkout|charge|refund)\./

/** Refuses such news of another account. */
function requireOwnAccount({ type, accountId }: PaymentEvent): void {
  if (accountId === null || !OF_THE_PLATFORM.test(type)) return
  log.warn('webhookRefused', { type, accountId })
  throw new Refusal('invalid-input', 'This webhook is of another account.')
}

async function act(event: PaymentEvent & { objectId: string }, now: Instant): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return followPayment(await readPayment(config(), event.objectId), now)
    case 'checkout.session.expired': {
      const page = await readPayment(config(), event.objectId)
      if (page.orderId !== null) await releaseOrder(page.orderId, 'expired', now)
      return
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return settleRefund(event.objectId, now)
    case 'charge.refunded':
    // A charge that is booked later: what a refund took of it is known from then on.
    case 'charge.updated':
      for (const id of await listRefundsOf(config(), event.objectId)) await settleRefund(id, now)
      return
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return settleDispute(event.objectId, now)
    case 'account.updated':
      await refreshPayout(event.objectId, now)
      return
    case 'account.application.deauthorized':
      if (event.accountId !== null) await refreshPayout(event.accountId, now)
      return
    case 'payout.created':
    case 'payout.updated':
    case 'payout.paid':
    case 'payout.failed':
    case 'payout.canceled':
      if (event.accountId !== null) await settlePayout(event.accountId, event.objectId, now)
      return
    default:
  }
}
