import { html } from 'hono/html'
import { disputesOf, isChargedBack, isInquiry, isOpen, leftOf } from '../disputes/dispute'
import type { Dispute } from '../disputes/dispute-object'
import { REASONS } from '../disputes/new-dispute'
import { nothing, type Html } from '../hosted/page'
import type { Charge } from '../payments/charge-object'
import { formatMoney } from '../payments/money'
import type { World } from '../world/world'
import { chip, choice, code, input, item, press, section, tick, timeOf, unfold, type Mood } from './parts'
import { nameOf, newest, type View } from './view'

/** Every attempt to pay, with what buyers, banks and whoever is at Stripe's dashboard can do about it. */
export const paymentSection = (view: View): Html =>
  section(
    { id: 'payments', title: 'Payments', empty: 'Nobody has paid yet.' },
    newest(view, view.world.data.charges).map((charge) => paymentItem(view.world, charge)),
  )

function paymentItem(world: World, charge: Charge): Html {
  const { billing_details: buyer, currency } = charge
  const disputes = disputesOf(world, charge.id)
  const destination = charge.transfer_data?.destination
  return item({
    id: charge.id,
    title: formatMoney(charge.amount, currency),
    chips: [stateOf(charge), ...disputes.map(disputeChip)],
    facts: [
      [buyer.name, buyer.email].filter(Boolean).join(', '),
      destination ? `to ${nameOf(world, destination)}` : 'to the platform',
      charge.amount_refunded > 0 ? `${formatMoney(charge.amount_refunded, currency)} refunded` : '',
      promiseOf(world, charge, disputes),
      timeOf(charge.created * 1000),
      code(charge.id),
      charge.payment_intent ? code(charge.payment_intent) : '',
    ],
    actions: actionsOf(world, charge, disputes),
    parts: disputes.map(disputePart),
  })
}

function stateOf(charge: Charge): Html {
  if (!charge.paid) return chip(charge.failure_code ?? charge.status, 'bad')
  if (charge.refunded) return chip('refunded')
  return charge.amount_refunded > 0 ? chip('partly refunded') : chip('paid', 'good')
}

/** What a test card still has in store. */
function promiseOf({ data }: World, charge: Charge, disputes: Dispute[]): string {
  const promise = data.afterwards[charge.id]
  return promise && disputes.length === 0 ? `its card: ${promise}` : ''
}

function actionsOf(world: World, charge: Charge, disputes: Dispute[]): Html[] {
  const left = leftOf(world, charge)
  if (!charge.paid || left <= 0) return []
  const whole = formatMoney(left, charge.currency)
  const amount = input('Amount', 'amount', { hint: `all of ${whole}`, numeric: true })
  const refund = unfold(`/charges/${charge.id}/refund`, 'Refund', [
    amount,
    ...(charge.transfer ? [tick('Take the organiser’s share back', 'withTransfer', true)] : []),
    ...(charge.application_fee ? [tick('Give the platform’s fee back', 'withFee', true)] : []),
  ])
  const dispute = unfold(`/charges/${charge.id}/dispute`, 'Dispute this', [
    choice('Reason', 'reason', Object.keys(REASONS)),
    amount,
    tick('The bank only asks for now', 'inquiry'),
  ])
  return [isChargedBack(world, charge) ? nothing : refund, disputes.some(isOpen) ? nothing : dispute]
}

function disputeChip(dispute: Dispute): Html {
  const moods: Partial<Record<Dispute['status'], Mood>> = { won: 'good', lost: 'bad', warning_closed: '' }
  const words = dispute.status.replace('warning_', '').replaceAll('_', ' ')
  return chip(`${isInquiry(dispute) ? 'inquiry' : 'dispute'} ${words}`, moods[dispute.status] ?? 'note')
}

function disputePart(dispute: Dispute): Html {
  const { due_by: dueBy, has_evidence: hasEvidence } = dispute.evidence_details
  const at = `/disputes/${dispute.id}`
  return html`<div class="part">
    <ul class="facts">
      <li>
        ${formatMoney(dispute.amount, dispute.currency)} disputed: ${dispute.reason.replaceAll('_', ' ')}
      </li>
      ${isOpen(dispute) && dueBy !== null ? html`<li>to be answered by ${timeOf(dueBy * 1000)}</li>` : nothing}
      ${hasEvidence ? html`<li>with evidence</li>` : nothing}
      <li>${code(dispute.id)}</li>
    </ul>
    ${isOpen(dispute) ? html`<div class="doing">${verdicts(dispute, at)}</div>` : nothing}
  </div>`
}

const verdicts = (dispute: Dispute, at: string): Html[] =>
  isInquiry(dispute)
    ? [
        press(`${at}/decide`, 'Close the inquiry', { verdict: 'lost' }),
        press(`${at}/escalate`, 'Make it a dispute'),
      ]
    : [
        press(`${at}/decide`, 'Organiser wins', { verdict: 'won' }),
        press(`${at}/decide`, 'Buyer wins', { verdict: 'lost' }),
      ]
