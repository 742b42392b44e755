import type { Html } from '../hosted/page'
import { formatMoney } from '../payments/money'
import { FAILURES } from '../payouts/failures'
import { canBecome } from '../payouts/move-payout'
import type { PayoutRow, PayoutStatus } from '../payouts/payout-object'
import type { World } from '../world/world'
import { chip, choice, code, item, press, section, timeOf, unfold, type Mood } from './parts'
import { nameOf, newest, type View } from './view'

const MOODS: Record<PayoutStatus, Mood> = {
  pending: 'note',
  in_transit: 'note',
  paid: 'good',
  failed: 'bad',
  canceled: '',
}

/** Money on its way to the organisers' banks, which may send it back. */
export const payoutSection = (view: View): Html =>
  section(
    { id: 'payouts', title: 'Payouts', empty: 'Nobody has been paid out yet.' },
    newest(view, view.world.data.payouts).map((row) => payoutItem(view.world, row)),
  )

function payoutItem(world: World, row: PayoutRow): Html {
  const { owner, payout } = row
  const at = `/payouts/${payout.id}/settle`
  const actions = [
    canBecome(row, 'paid') && press(at, 'Arrive', { status: 'paid' }),
    canBecome(row, 'canceled') && press(at, 'Cancel', { status: 'canceled' }),
    canBecome(row, 'failed') &&
      unfold(`/payouts/${payout.id}/fail`, 'Fail the payout', [choice('Why', 'code', Object.keys(FAILURES))]),
  ]
  return item({
    id: payout.id,
    title: formatMoney(payout.amount, payout.currency),
    chips: [chip(payout.status.replaceAll('_', ' '), MOODS[payout.status])],
    facts: [
      owner ? `to ${nameOf(world, owner)}` : '',
      payout.automatic ? 'automatic' : 'asked for',
      payout.failure_message ?? '',
      timeOf(payout.created * 1000),
      code(payout.id),
    ],
    actions: actions.filter((action) => action !== false),
  })
}
