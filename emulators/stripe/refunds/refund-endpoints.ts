import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { mergeMetadata, metadata, text } from '../http/parameters'
import { CreateRefund, createRefund } from './new-refund'
import { requireRefund } from './refund'

const ListRefunds = z.strictObject({
  ...listParameters,
  charge: text().optional(),
  payment_intent: text().optional(),
})

/** `/v1/refunds` (API reference: Refunds). */
export const refundEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/refunds', CreateRefund, (world, { params, cause }) =>
    createRefund(world, params, cause),
  ),

  endpoint('GET', '/v1/refunds', ListRefunds, (world, { params }) => {
    const refunds = Object.values(world.data.refunds).filter(
      (refund) =>
        (params.charge === undefined || refund.charge === params.charge) &&
        (params.payment_intent === undefined || refund.payment_intent === params.payment_intent),
    )
    return paginate('refund', '/v1/refunds', refunds, params)
  }),

  endpoint('GET', '/v1/refunds/:id', z.strictObject({}), (world, { id }) => requireRefund(world, id)),

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
]
