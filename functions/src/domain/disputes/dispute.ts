import type { OrderDispute } from '../../../contract/refunds/refund'

/** A dispute as the payment provider tells it. */
export interface ToldDispute {
  readonly id: string
  readonly status: string
  readonly amount: number
  readonly reason: string
  readonly dueBy: number | null
  readonly isAnswered: boolean
}

const OUTCOMES: Record<string, NonNullable<OrderDispute['outcome']>> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'withdrawn',
  prevented: 'withdrawn',
}

/** A dispute as an order keeps it. */
export function disputeOf({ id, status, amount, reason, dueBy, isAnswered }: ToldDispute): OrderDispute {
  return {
    id,
    status,
    // One that was prevented never took the money either.
    isInquiry: status.startsWith('warning_') || status === 'prevented',
    amount,
    reason,
    evidenceDueBy: dueBy === null ? null : new Date(dueBy * 1000).toISOString(),
    isAnswered,
    outcome: OUTCOMES[status] ?? null,
  }
}

/** Whether the bank has, or had, the money. */
export function wasTaken({ isInquiry }: OrderDispute): boolean {
  return !isInquiry
}

/** Whether what is told is of another dispute than the one that counts: a payment has one at a time. */
export function isOlder(current: OrderDispute | null, told: OrderDispute): boolean {
  return current !== null && current.id !== told.id && (current.outcome === null || told.outcome !== null)
}

/** Whether evidence can still be sent. */
export function isAnswerable(dispute: OrderDispute): boolean {
  return dispute.outcome === null && !dispute.isAnswered && dispute.status.endsWith('needs_response')
}
