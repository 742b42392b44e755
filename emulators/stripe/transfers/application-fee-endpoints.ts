import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { integer, mergeMetadata, metadata, text } from '../http/parameters'
import { invalidRequest, notFound } from '../http/stripe-error'
import { refundFee, requireFee } from './application-fee'

const PATH = '/v1/application_fees'

/** `/v1/application_fees` (API reference: Application Fees, Application Fee Refunds). */
export const applicationFeeEndpoints: Endpoint[] = [
  endpoint(
    'GET',
    PATH,
    z.strictObject({ ...listParameters, charge: text().optional() }),
    (world, { params }) => {
      const fees = Object.values(world.data.applicationFees).filter(
        ({ charge, originating_transaction: original }) =>
          params.charge === undefined || charge === params.charge || original === params.charge,
      )
      return paginate('application fee', PATH, fees, params)
    },
  ),

  endpoint('GET', `${PATH}/:id`, z.strictObject({}), (world, { id }) => requireFee(world, id)),

  endpoint(
    'POST',
    `${PATH}/:id/refunds`,
    z.strictObject({ amount: integer({ min: 1 }).optional(), metadata: metadata().optional() }),
    (world, { id, params, cause }) => {
      const fee = requireFee(world, id)
      if (fee.refunded) throw invalidRequest(`Application fee ${id} has already been refunded.`)
      const amount = params.amount ?? fee.amount - fee.amount_refunded
      return refundFee(world, fee, amount, { cause, metadata: mergeMetadata({}, params.metadata) })
    },
  ),

  endpoint('GET', `${PATH}/:id/refunds`, z.strictObject(listParameters), (world, { id, params }) => {
    const refunds = requireFee(world, id).refunds.data.toReversed()
    return paginate('fee refund', `${PATH}/${id}/refunds`, refunds, params)
  }),

  endpoint('GET', `${PATH}/:id/refunds/:part`, z.strictObject({}), (world, { id, part }) => {
    const refund = requireFee(world, id).refunds.data.find((one) => one.id === part)
    if (!refund) throw notFound('fee refund', part)
    return refund
  }),
]
