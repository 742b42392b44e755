import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { text } from '../http/parameters'
import { requireCharge } from './charge'

/** `/v1/charges` (API reference: Charges). */
export const chargeEndpoints: Endpoint[] = [
  endpoint(
    'GET',
    '/v1/charges',
    z.strictObject({
      ...listParameters,
      payment_intent: text().optional(),
      transfer_group: text().optional(),
    }),
    (world, { params }) => {
      const charges = Object.values(world.data.charges).filter(
        (charge) =>
          (params.payment_intent === undefined || charge.payment_intent === params.payment_intent) &&
          (params.transfer_group === undefined || charge.transfer_group === params.transfer_group),
      )
      return paginate('charge', '/v1/charges', charges, params)
    },
  ),
  endpoint('GET', '/v1/charges/:id', z.strictObject({}), (world, { id }) => requireCharge(world, id)),
]
