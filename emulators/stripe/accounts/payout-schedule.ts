import type { CreateAccount } from './account-parameters'
import { invalidRequest } from '../http/stripe-error'
import type { Account } from './account-object'

export type Schedule = NonNullable<NonNullable<NonNullable<Account['settings']>['payouts']>['schedule']>
type GivenSchedule = NonNullable<NonNullable<NonNullable<CreateAccount['settings']>['payouts']>['schedule']>

/** The lowest delay, which is also the platform's own. */
export const MINIMUM_DELAY_DAYS = 2

const FIRST: Schedule = { delay_days: MINIMUM_DELAY_DAYS, interval: 'daily' }

const paramOf = (name: string) => `settings[payouts][schedule][${name}]`

/**
 * When payouts are made after a change of the schedule (Manage payout schedule,
 * https://docs.stripe.com/connect/manage-payout-schedule; API reference: Create an account). The delay stays where it is
 * not named, also while payouts are manual; days belong to the interval that they are of, and are required by it.
 * Throws where the platform may not set the delay, or not this one.
 */
export function scheduleOf(given: GivenSchedule = {}, before: Schedule = FIRST, ownsLosses = true): Schedule {
  const interval = given.interval ?? before.interval
  return {
    delay_days: delayOf(given, before, ownsLosses),
    interval,
    ...weekly(given, interval, before),
    ...monthly(given, interval, before),
  }
}

function delayOf({ delay_days: wished }: GivenSchedule, before: Schedule, ownsLosses: boolean): number {
  if (wished === undefined) return before.delay_days
  if (!ownsLosses) {
    const message =
      'You can only change `delay_days` for accounts for which your platform is responsible for negative balances.'
    throw invalidRequest(message, { param: paramOf('delay_days') })
  }
  if (wished === 'minimum') return MINIMUM_DELAY_DAYS
  if (wished >= MINIMUM_DELAY_DAYS) return wished
  const message = `You cannot set \`delay_days\` below the minimum of ${MINIMUM_DELAY_DAYS} for this account.`
  throw invalidRequest(message, { param: paramOf('delay_days') })
}

function weekly(given: GivenSchedule, interval: string, before: Schedule): Partial<Schedule> {
  const { weekly_anchor: anchor, weekly_payout_days: days = anchor && [anchor] } = given
  if (interval !== 'weekly') {
    refuseDays(days, 'weekly_anchor', 'weekly')
    return {}
  }
  const kept = days ?? before.weekly_payout_days
  if (!kept) throw missing('weekly_anchor', 'weekly')
  return { weekly_anchor: kept[0]!, weekly_payout_days: kept }
}

function monthly(given: GivenSchedule, interval: string, before: Schedule): Partial<Schedule> {
  const { monthly_anchor: anchor, monthly_payout_days: days = anchor && [anchor] } = given
  if (interval !== 'monthly') {
    refuseDays(days, 'monthly_anchor', 'monthly')
    return {}
  }
  const kept = days ?? before.monthly_payout_days
  if (!kept) throw missing('monthly_anchor', 'monthly')
  return { monthly_anchor: kept[0]!, monthly_payout_days: kept }
}

function refuseDays(days: unknown, name: string, interval: string): void {
  if (days === undefined || days === 0) return
  const message = `You can only set \`${name}\` when the \`interval\` is \`${interval}\`.`
  throw invalidRequest(message, { param: paramOf(name) })
}

const missing = (name: string, interval: string) =>
  invalidRequest(`You must set \`${name}\` when the \`interval\` is \`${interval}\`.`, {
    code: 'parameter_missing',
    param: paramOf(name),
  })
