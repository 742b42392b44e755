import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { mergeMetadata, metadata, text } from '../http/parameters'
import { invalidRequest, notFound } from '../http/stripe-error'
import type { PaymentRefund } from '../transfers/destination-payment-object'
import type { World } from '../world/world'
import { CreateRefund, createRefund } from './new-refund'
import { requireRefund } from './refund'
import type { Refund } from './refund-object'

const ListRefunds = z.strictObject({
  ...listParameters,
  charge: text().optional(),
  payment_intent: text().optional(),
})

const forConnectedAccounts = { forConnectedAccounts: true }

/** `/v1/refunds` (API reference: Refunds). A connected account sees what reversals took back from it. */
export const refundEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/refunds', CreateRefund, (world, { params, cause }) =>
    createRefund(world, params, cause),
  ),

  endpoint(
    'GET',
    '/v1/refunds',
    ListRefunds,
    (world, { params, account }) => {
      const refunds = refundsOf(world, account).filter(
        (refund) =>
          (params.charge === undefined || refund.charge === params.charge) &&
          (params.payment_intent === undefined || refund.payment_intent === params.payment_intent),
      )
      return paginate('refund', '/v1/refunds', refunds, params)
    },
    forConnectedAccounts,
  ),

  endpoint(
    'GET',
    '/v1/refunds/:id',
    z.strictObject({}),
    (world, { id, account }) => {
      if (account === undefined) return requireRefund(world, id)
      const refund = refundsOf(world, account).find((one) => one.id === id)
      if (!refund) throw notFound('refund', id)
      return refund
    },
    forConnectedAccounts,
  ),

  endpoint(
    'POST',
    '/v1/refunds/:id',
    z.strictObject({ metadata: metadata().optional() }),
    (world, { id, params }) => {
      const refund = requireRefund(world, id)
      refund.metadata = mergeMetadata(refund.metadata ?? {}, params.metadata)
      return refund
    },
  ),

  endpoint('POST', '/v1/refunds/:id/cancel', z.strictObject({}), (world, { id }) => {
    const { status } = requireRefund(world, id)
    // Only refunds that wait for the customer's bank details can be; those to cards never do.
    const message = `This refund cannot be canceled as it has a status of ${status}. Only a refund with a status of requires_action may be canceled.`
    throw invalidRequest(message)
  }),
]

const refundsOf = ({ data }: World, account: string | undefined): (Refund | PaymentRefund)[] =>
  account === undefined
    ? Object.values(data.refunds)
    : Object.values(data.destinationPayments)
        .filter((row) => row.account === account)
        .flatMap(({ refunds }) => refunds)
