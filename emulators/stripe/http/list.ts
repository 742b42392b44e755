import { z } from 'zod'
import { integer, text } from './parameters'
import { notFound } from './stripe-error'

const moment = integer({ min: 0 })

/** The parameters of every list (API reference: Pagination). Spread it into an endpoint's own. */
export const listParameters = {
  limit: integer({ min: 1, max: 100 }).optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
  created: z
    .union([
      moment,
      z.strictObject({
        gt: moment.optional(),
        gte: moment.optional(),
        lt: moment.optional(),
        lte: moment.optional(),
      }),
    ])
    .optional(),
}

const listSchema = z.object(listParameters)
type ListParameters = z.output<typeof listSchema>

/** One page of a list, as Stripe answers it. */
export interface Page<Item> {
  object: 'list'
  url: string
  has_more: boolean
  data: Item[]
}

/** The page of `items` (given oldest first, answered newest first) that the parameters ask for. */
export function paginate<Item extends { id: string; created?: number }>(
  noun: string,
  url: string,
  items: Item[],
  params: ListParameters,
): Page<Item> {
  const newestFirst = items.filter((item) => isWithin(item.created ?? 0, params.created)).toReversed()
  const limit = params.limit ?? 10

  const positionOf = (id: string, param: string) => {
    const position = newestFirst.findIndex((item) => item.id === id)
    if (position < 0) throw notFound(noun, id, param)
    return position
  }

  if (params.ending_before) {
    const end = positionOf(params.ending_before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', url, has_more: start > 0, data: newestFirst.slice(start, end) }
  }
  const start = params.starting_after ? positionOf(params.starting_after, 'starting_after') + 1 : 0
  const data = newestFirst.slice(start, start + limit)
  return { object: 'list', url, has_more: start + data.length < newestFirst.length, data }
}

function isWithin(created: number, range: ListParameters['created']): boolean {
  if (range === undefined) return true
  if (typeof range === 'number') return created === range
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range
  return created > gt && created >= gte && created < lt && created <= lte
}
