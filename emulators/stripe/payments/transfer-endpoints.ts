import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { text } from '../http/parameters'
import { notFound } from '../http/stripe-error'

/**
 * `/v1/transfers` and `/v1/application_fees`, made by destination charges (API reference, pages of these
 * names).
 */
export const transferEndpoints: Endpoint[] = [
  endpoint(
    'GET',
    '/v1/transfers',
    z.strictObject({ ...listParameters, destination: text().optional(), transfer_group: text().optional() }),
    (world, { params }) => {
      const transfers = Object.values(world.data.transfers).filter(
        (transfer) =>
          (params.destination === undefined || transfer.destination === params.destination) &&
          (params.transfer_group === undefined || transfer.transfer_group === params.transfer_group),
      )
      return paginate('transfer', '/v1/transfers', transfers, params)
    },
  ),
  endpoint('GET', '/v1/transfers/:id', z.strictObject({}), (world, { id }) => {
    const transfer = world.data.transfers[id]
    if (!transfer) throw notFound('transfer', id)
    return transfer
  }),

  endpoint(
    'GET',
    '/v1/application_fees',
    z.strictObject({ ...listParameters, charge: text().optional() }),
    (world, { params }) => {
      const fees = Object.values(world.data.applicationFees).filter(
        (fee) => params.charge === undefined || fee.charge === params.charge,
      )
      return paginate('application fee', '/v1/application_fees', fees, params)
    },
  ),
  endpoint('GET', '/v1/application_fees/:id', z.strictObject({}), (world, { id }) => {
    const fee = world.data.applicationFees[id]
    if (!fee) throw notFound('application fee', id)
    return fee
  }),
]
