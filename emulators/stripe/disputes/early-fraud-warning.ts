import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { text } from '../http/parameters'
import { notFound } from '../http/stripe-error'
import type { Charge } from '../payments/charge-object'
import { secondsOf } from '../world/clock'
import { newId } from '../world/ids'
import type { World } from '../world/world'
import type { EarlyFraudWarning } from './early-fraud-warning-object'

/** Warns of a charge; there is something to be done as long as it is neither refunded nor disputed. */
export function warnOf(world: World, charge: Charge): EarlyFraudWarning {
  const warning: EarlyFraudWarning = {
    id: newId('early fraud warning'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.refunded && !charge.disputed,
    charge: charge.id,
    created: secondsOf(world.clock),
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent: charge.payment_intent ?? '',
  }
  world.data.earlyFraudWarnings[warning.id] = warning
  world.announce('radar.early_fraud_warning.created', warning, { cause: undefined })
  return warning
}

/** Says of a charge's warnings that nothing is left to be done, once it is refunded or disputed. */
export function closeWarnings(world: World, charge: Charge): void {
  if (!charge.refunded && !charge.disputed) return
  for (const warning of Object.values(world.data.earlyFraudWarnings)) {
    if (warning.charge !== charge.id || !warning.actionable) continue
    warning.actionable = false
    const previous = { actionable: true }
    world.announce('radar.early_fraud_warning.updated', warning, { cause: undefined, previous })
  }
}

const PATH = '/v1/radar/early_fraud_warnings'

const List = z.strictObject({
  ...listParameters,
  charge: text().optional(),
  payment_intent: text().optional(),
})

/** `/v1/radar/early_fraud_warnings` (API reference: Early Fraud Warnings). */
export const earlyFraudWarningEndpoints: Endpoint[] = [
  endpoint('GET', PATH, List, (world, { params }) => {
    const warnings = Object.values(world.data.earlyFraudWarnings).filter(
      ({ charge, payment_intent: intent }) =>
        (params.charge === undefined || charge === params.charge) &&
        (params.payment_intent === undefined || intent === params.payment_intent),
    )
    return paginate('early fraud warning', PATH, warnings, params)
  }),

  endpoint('GET', `${PATH}/:id`, z.strictObject({}), (world, { id }) => {
    const warning = world.data.earlyFraudWarnings[id]
    if (!warning) throw notFound('early_fraud_warning', id)
    return warning
  }),
]
