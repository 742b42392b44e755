import type { Account } from '../accounts/account-object'
import type { Clock } from '../world/clock'
import { sendWaitingRefunds } from '../refunds/waiting-refunds'
import type { World } from '../world/world'
import { isPayable, payOutAvailable } from './new-payout'
import { watchReconciliation } from './reconcile'
import { watchPayout } from './watch-payouts'

const DAY_MS = 24 * 60 * 60 * 1000
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

type Schedule = NonNullable<NonNullable<Account['settings']>['payouts']>['schedule']

/** Pays out at every midnight what is due by then; also what came due while nobody was there. */
export function watchSchedule(world: World): void {
  for (const row of Object.values(world.data.payouts)) {
    watchPayout(world, row)
    watchReconciliation(world, row)
  }
  const payAll = () => {
    // What became available at midnight pays first for the refunds that waited for it.
    sendWaitingRefunds(world)
    for (const account of Object.values(world.data.accounts)) payWhatIsDue(world, account)
    world.clock.after(midnight(world.clock) + DAY_MS - world.clock.now(), payAll)
  }
  payAll()
}

function payWhatIsDue(world: World, account: Account): void {
  const payday = lastPayday(world.clock, account.settings?.payouts?.schedule)
  if (payday !== undefined && isPayable(world, account.id)) payOutAvailable(world, account.id, payday / 1000)
}

/** The midnight (UTC) of the last day on which the schedule pays out, today's included. */
export function lastPayday(clock: Clock, schedule: Schedule | undefined): number | undefined {
  const { interval = 'daily' } = schedule ?? {}
  if (interval === 'manual') return undefined
  for (let day = midnight(clock); ; day -= DAY_MS) if (isPayday(new Date(day), schedule)) return day
}

function isPayday(day: Date, schedule: Schedule | undefined): boolean {
  switch (schedule?.interval) {
    case 'weekly':
      return (schedule.weekly_payout_days ?? ['monday']).includes(WEEKDAYS[day.getUTCDay()]!)
    case 'monthly': {
      const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
      const days = schedule.monthly_payout_days ?? [1]
      return days.some((wished) => day.getUTCDate() === Math.min(wished, lastOfMonth))
    }
    default:
      return true
  }
}

const midnight = (clock: Clock): number => Math.floor(clock.now() / DAY_MS) * DAY_MS
