import { buyerIssues } from '../../../contract/orders/buyer-rules'
import type { Order } from '../../../contract/orders/order'

/** An attendee who gets mail of their own, and the places of their tickets in the order. */
export interface MailedAttendee {
  readonly email: string
  readonly indexes: readonly number[]
}

/**
 * The attendees whom a buyer named with an address of their own, each once, with the places of their tickets in the order. The
 * buyer, who has all of them by mail, isn't among them.
 */
export function attendeesWithMail({ given, buyer }: Pick<Order, 'given' | 'buyer'>): MailedAttendee[] {
  const found = new Map<string, { email: string; indexes: number[] }>()
  for (const [index, { fullName, email }] of (given?.attendees ?? []).entries()) {
    const key = email.toLowerCase()
    const isReached = Object.keys(buyerIssues({ fullName: fullName || '-', email })).length === 0
    if (!isReached || key === buyer?.email.toLowerCase()) continue
    const known = found.get(key)
    if (known) known.indexes.push(index)
    else found.set(key, { email, indexes: [index] })
  }
  return [...found.values()]
}
