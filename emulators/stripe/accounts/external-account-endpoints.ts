import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { notFound } from '../http/stripe-error'
import { requireAccount } from './account'

const PATH = '/v1/accounts/:id/external_accounts' as const

/** `/v1/accounts/:id/external_accounts`, to be read: organisers enter theirs at the hosted page. */
export const externalAccountEndpoints: Endpoint[] = [
  endpoint(
    'GET',
    PATH,
    z.strictObject({ ...listParameters, object: z.enum(['bank_account', 'card']).optional() }),
    (world, { id, params }) => {
      const all = requireAccount(world, id).external_accounts?.data ?? []
      const matching = all.filter(({ object }) => params.object === undefined || object === params.object)
      const url = `/v1/accounts/${id}/external_accounts`
      return paginate('external account', url, matching.toReversed(), params)
    },
  ),
  endpoint('GET', `${PATH}/:part`, z.strictObject({}), (world, { id, part }) => {
    const found = requireAccount(world, id).external_accounts?.data.find((one) => one.id === part)
    if (!found) throw notFound('external account', part)
    return found
  }),
]
