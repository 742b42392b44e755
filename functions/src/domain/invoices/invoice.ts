import { createHash } from 'node:crypto'
import { DELETED_NAME } from '../../../contract/accounts/deleted-name'
import { SHARE_REF_ALPHABET } from '../../../contract/ids'
import { NO_BUSINESS } from '../../../contract/invoices/invoice'
import type {
  BilledTo,
  Business,
  Invoice,
  InvoiceKind,
  InvoiceLine,
} from '../../../contract/invoices/invoice'
import type { Order } from '../../../contract/orders/order'
import { passedOnFee } from '../../../contract/pricing/price-order'
import type { Pricing } from '../../../contract/pricing/pricing'
import { dayIn } from '../../../contract/time'
import type { Instant } from '../../../contract/time'

/** A refund as a credit note needs it; of no tickets in particular, it is of the order as a whole. */
export interface CreditedRefund {
  readonly id: string
  readonly amount: number
  readonly ticketIds: readonly string[]
  readonly reason: string
}

/** What an invoice says that its order does not know: its number, its seller, and when. */
export interface Issue {
  readonly number: string
  readonly seller: Business | null
  readonly at: Instant
}

const SERIES: Record<InvoiceKind, string> = { invoice: 'INV', 'credit-note': 'CN', 'debit-note': 'DN' }
const LETTERS = 5

/** The letters that tell one organiser's series from another's: made of their id, so that they are always the same. */
function seriesLetters(organiserUid: string): string {
  const bytes = createHash('sha256').update(`invoices:${organiserUid}`).digest().subarray(0, LETTERS)
  return [...bytes]
    .map((byte) => SHARE_REF_ALPHABET[byte % SHARE_REF_ALPHABET.length])
    .join('')
    .toUpperCase()
}

/** The n-th number of an organiser's series of invoices, of credit notes or of debit notes. */
export function invoiceNumber(kind: InvoiceKind, organiserUid: string, n: number): string {
  return `${SERIES[kind]}-${seriesLetters(organiserUid)}-${String(n).padStart(6, '0')}`
}

/** An order that cost something, as an invoice; undefined for one that came to nothing. */
export function invoiceOf(order: Order, issue: Issue): Invoice | undefined {
  const { pricing } = order
  if (!pricing || pricing.total === 0) return undefined
  const lines = linesOf(order, pricing)
  return {
    ...about(order, issue),
    id: order.id,
    kind: 'invoice',
    refundId: null,
    refersTo: null,
    billedTo: buyerOf(order),
    lines,
    tax: taxOf(order, pricing.tax, taxedOf(pricing) - pricing.tax),
    sold: pricing.total - pricing.donation,
    donation: pricing.donation,
    total: pricing.total,
  }
}

/**
 * What a refund took back of an order, as a credit note: every amount below nothing. Those of an order never take back more
 * of its tax or its donation than there was, and together exactly that once all of the money went back.
 * @param before the order's credit notes so far, and the debit notes that took some of them back
 */
export function creditNoteFor(
  order: Order,
  refund: CreditedRefund,
  invoice: Invoice,
  before: readonly Invoice[],
  issue: Issue,
): Invoice {
  const left = partsLeft(invoice, before)
  const parts = refund.amount >= left.total ? left : partsOf(order, refund, left)
  const title = refund.reason || 'Refund'
  return {
    ...about(order, issue),
    id: `${order.id}-${refund.id}`,
    kind: 'credit-note',
    refundId: refund.id,
    refersTo: invoice.number,
    billedTo: invoice.billedTo,
    lines:
      parts.sold === 0
        ? []
        : [{ kind: 'refund', title, quantity: 1, unit: -parts.sold, amount: minus(parts.sold) }],
    tax: taxOf(order, minus(parts.tax), minus(parts.base)),
    sold: minus(parts.sold),
    donation: minus(parts.donation),
    total: minus(parts.sold + parts.donation),
  }
}

/**
 * What takes a credit note back whose refund failed after all: the same amounts the other way round, so that the two come to
 * nothing. The credit note keeps its number and stays as it was written.
 */
export function debitNoteFor(order: Order, credited: Invoice, issue: Issue): Invoice {
  const { id, refundId, number: refersTo, billedTo, lines, tax, sold, donation, total } = credited
  const back = ({ kind, quantity, unit, amount }: InvoiceLine): InvoiceLine => {
    return { kind, title: 'Refund that did not arrive', quantity, unit: minus(unit), amount: minus(amount) }
  }
  return {
    ...about(order, issue),
    id: `${id}-failed`,
    kind: 'debit-note',
    refundId,
    refersTo,
    billedTo,
    lines: lines.map(back),
    tax: tax && { ...tax, base: minus(tax.base), amount: minus(tax.amount) },
    sold: minus(sold),
    donation: minus(donation),
    total: minus(total),
  }
}

/** What stays of who an invoice was for when they close their account: a business, never a person. */
export function withoutBuyer({ billedTo }: Invoice): Pick<Invoice, 'billedTo' | 'earlier'> {
  const isBusiness = billedTo !== null && billedTo.company !== ''
  return { billedTo: isBusiness ? { ...billedTo, name: DELETED_NAME } : null, earlier: [] }
}

interface Parts {
  readonly sold: number
  readonly donation: number
  readonly tax: number
  readonly base: number
  readonly total: number
}

/** Nothing taken back is nothing, not less than nothing. */
const minus = (amount: number) => (amount === 0 ? 0 : -amount)

function partsLeft(invoice: Invoice, before: readonly Invoice[]): Parts {
  const sum = (of: (it: Invoice) => number) => [invoice, ...before].reduce((all, it) => all + of(it), 0)
  return {
    sold: sum((it) => it.sold),
    donation: sum((it) => it.donation),
    tax: sum((it) => it.tax?.amount ?? 0),
    base: sum((it) => it.tax?.base ?? 0),
    total: sum((it) => it.total),
  }
}

/** Tickets take their own tax back; an amount takes from what was sold first, and of its tax what its share is. */
function partsOf(order: Order, { amount, ticketIds }: CreditedRefund, left: Parts): Parts {
  const sold = Math.min(amount, left.sold)
  const donation = Math.min(amount - sold, left.donation)
  const named = order.ticketIds.flatMap((id, index) =>
    ticketIds.includes(id) ? (order.pricing?.tickets[index] ?? []) : [],
  )
  const own = named.reduce((sum, ticket) => sum + ticket.tax, 0)
  const taxed = left.tax + left.base
  const share = taxed === 0 ? 0 : Math.min(sold, taxed)
  const tax = named.length > 0 ? Math.min(own, left.tax) : proportion(left.tax, share, taxed)
  const base = Math.min(left.base, Math.max(0, share - tax))
  return { sold, donation, tax, base, total: sold + donation }
}

function proportion(whole: number, part: number, of: number): number {
  return of === 0 ? 0 : Number((BigInt(whole) * BigInt(part)) / BigInt(of))
}

function about(order: Order, { number, seller, at }: Issue) {
  const { title, startDate, timezone, organiserName } = order.activity
  const named = seller ?? NO_BUSINESS
  return {
    number,
    orderId: order.id,
    shareRef: order.shareRef,
    organiserUid: order.organiserUid,
    issuedAt: at,
    issuedOn: dayIn(timezone, at),
    activity: { title, startDate, timezone },
    seller: { ...named, name: named.name || organiserName },
    earlier: [],
    currency: order.currency,
  }
}

function buyerOf({ buyer }: Order): BilledTo | null {
  return buyer && { name: buyer.fullName, company: '', address: '', taxId: '' }
}

function taxOf({ tax }: Order, amount: number, base: number): Invoice['tax'] {
  return tax && amount !== 0 ? { ...tax, amount, base } : null
}

/** What the tickets that bear tax came to. */
function taxedOf(pricing: Pricing): number {
  return pricing.tickets.reduce((sum, ticket) => sum + (ticket.tax > 0 ? ticket.charged : 0), 0)
}

function linesOf({ items, tax }: Order, pricing: Pricing): InvoiceLine[] {
  const one = (kind: InvoiceLine['kind'], title: string, amount: number): InvoiceLine[] =>
    amount === 0 ? [] : [{ kind, title, quantity: 1, unit: amount, amount }]
  return [
    ...items.map(({ title, quantity, unitPrice }) => {
      return { kind: 'ticket' as const, title, quantity, unit: unitPrice, amount: unitPrice * quantity }
    }),
    ...pricing.discounts.flatMap(({ code, amount }) => one('discount', `Discount ${code}`, -amount)),
    ...one('fee', 'Service fee', passedOnFee(pricing)),
    ...one('tax', tax?.name ?? 'Tax', pricing.taxMode === 'added' ? pricing.tax : 0),
    ...one('tip', 'Tip', pricing.tip),
  ]
}
