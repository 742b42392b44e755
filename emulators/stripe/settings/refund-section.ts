import type { Html } from '../hosted/page'
import { formatMoney } from '../payments/money'
import type { Refund } from '../refunds/refund-object'
import type { World } from '../world/world'
import { chip, code, item, press, section, timeOf, type Mood } from './parts'
import { newest, type View } from './view'

const MOODS: Record<Refund['status'], Mood> = {
  pending: 'note',
  succeeded: 'good',
  failed: 'bad',
  canceled: '',
}

/** Money on its way back, and how it can end. */
export const refundSection = (view: View): Html =>
  section(
    { id: 'refunds', title: 'Refunds', empty: 'Nothing has been refunded yet.' },
    newest(view, view.world.data.refunds).map((refund) => refundItem(view.world, refund)),
  )

function refundItem(world: World, refund: Refund): Html {
  const settle = (label: string, status: string) => press(`/refunds/${refund.id}/settle`, label, { status })
  const fail = settle('Fail', 'failed')
  return item({
    id: refund.id,
    title: formatMoney(refund.amount, refund.currency),
    chips: [chip(refund.status, MOODS[refund.status])],
    facts: [
      world.data.charges[refund.charge]?.billing_details.email ?? '',
      refund.transfer_reversal ? 'with the organiser’s share' : 'from the platform’s balance',
      timeOf(refund.created * 1000),
      code(refund.id),
      code(refund.charge),
    ],
    actions:
      refund.status === 'pending'
        ? [settle('Settle', 'succeeded'), fail, settle('Call off', 'canceled')]
        : refund.status === 'succeeded'
          ? [fail]
          : [],
  })
}
