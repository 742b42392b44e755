import type { World } from '../world/world'
import { findObject } from './find-object'
import { invalidRequest } from './stripe-error'

type Json = Record<string, unknown>

/**
 * Which fields of which objects hold an id that `expand[]` may replace by the object (Expanding responses).
 */
const EXPANDABLE: Record<string, readonly string[]> = {
  'checkout.session': ['payment_intent', 'line_items'],
  payment_intent: ['latest_charge', 'on_behalf_of'],
  charge: [
    'application_fee',
    'balance_transaction',
    'on_behalf_of',
    'payment_intent',
    'refunds',
    'source_transfer',
    'transfer',
  ],
  refund: [
    'balance_transaction',
    'charge',
    'failure_balance_transaction',
    'payment_intent',
    'source_transfer_reversal',
    'transfer_reversal',
  ],
  transfer: ['balance_transaction', 'destination', 'destination_payment', 'source_transaction'],
  transfer_reversal: ['balance_transaction', 'destination_payment_refund', 'source_refund', 'transfer'],
  application_fee: ['account', 'balance_transaction', 'charge', 'originating_transaction'],
  dispute: ['charge', 'payment_intent'],
  fee_refund: ['balance_transaction', 'fee'],
  balance_transaction: ['source'],
  payout: ['balance_transaction', 'destination', 'failure_balance_transaction'],
}

const MAX_DEPTH = 4

/**
 * A copy of `answer` in which each path of `paths` (`data.payment_intent.latest_charge`) is replaced by its
 * object.
 */
export function expandAnswer(world: World, answer: object, paths: string[]): object {
  const copy = structuredClone(answer) as Json
  paths.forEach((path, index) => {
    const parts = path.split('.')
    const param = `expand[${index}]`
    if (parts.length > MAX_DEPTH) {
      throw invalidRequest(`You cannot expand more than ${MAX_DEPTH} levels of a property (${path}).`, {
        param,
      })
    }
    expandPath(world, copy, parts, (part) =>
      invalidRequest(`This property cannot be expanded (${part}).`, { param }),
    )
  })
  return copy
}

function expandPath(
  world: World,
  owner: Json,
  [part, ...rest]: string[],
  refuse: (part: string) => Error,
): void {
  if (part === undefined) return
  if (owner['object'] === 'list' && part === 'data') {
    for (const item of owner['data'] as Json[]) expandPath(world, item, rest, refuse)
    return
  }
  if (!EXPANDABLE[String(owner['object'])]?.includes(part)) throw refuse(part)
  const value = owner[part] ?? findIncluded(world, owner, part)
  const expanded = typeof value === 'string' ? findObject(world, value) : value
  if (!expanded || typeof expanded !== 'object') return
  owner[part] = structuredClone(expanded)
  expandPath(world, owner[part] as Json, rest, refuse)
}

/** Lists that an object carries only when asked for. */
function findIncluded(world: World, owner: Json, part: string): object | undefined {
  const id = String(owner['id'])
  if (owner['object'] === 'checkout.session' && part === 'line_items') {
    const data = world.data.sessions[id]?.lineItems ?? []
    return { object: 'list', url: `/v1/checkout/sessions/${id}/line_items`, has_more: false, data }
  }
  if (owner['object'] === 'charge' && part === 'refunds') {
    const data = Object.values(world.data.refunds)
      .filter((refund) => refund.charge === id)
      .toReversed()
    const returned = world.data.destinationPayments[id]?.refunds.toReversed()
    return { object: 'list', url: `/v1/charges/${id}/refunds`, has_more: false, data: returned ?? data }
  }
  return undefined
}
