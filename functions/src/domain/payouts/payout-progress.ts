import type { Payout, PayoutState } from '../../../contract/payouts/payout'

const STEPS: readonly PayoutState[] = ['pending', 'in-transit', 'paid', 'cancelled', 'failed']

/** Whether what is told of a payout is no news: a state that it has, or has left behind. One that was paid may still fail. */
export function isOlderNews(before: Pick<Payout, 'state'>, told: Pick<Payout, 'state'>): boolean {
  return STEPS.indexOf(told.state) <= STEPS.indexOf(before.state)
}

/** Whether the activities' numbers should have a payout: while it is with the organiser's bank. */
export function shouldBeTold({ state, isCounted }: { state: PayoutState; isCounted: boolean }): boolean {
  return isCounted && state === 'paid'
}

/** Whether something of a payout is left to do: its parts are to be gone through, or its activities to be told. */
export function isDue(payout: {
  state: PayoutState
  isAutomatic: boolean
  isCounted: boolean
  isTold: boolean
}): boolean {
  if (!payout.isAutomatic) return false
  return !payout.isCounted || shouldBeTold(payout) !== payout.isTold
}
