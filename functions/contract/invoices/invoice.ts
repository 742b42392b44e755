import { z } from 'zod'
import { Line } from '../text/line'
import { Cursor, ServerId, ShareRef, Uid } from '../ids'
import { Currency } from '../pricing/money'
import { TaxMode } from '../pricing/tax'
import { Instant, TimeZone, WallTime } from '../time'

/** A few lines as they stand on paper; what is empty is left out there. */
const ShortLine = Line().max(120, 'At most 120 characters.')
const Address = z.string().trim().max(400, 'At most 400 characters.')
const TaxId = Line().max(40, 'At most 40 characters.')

/** Who sells, as it stands on invoices: an organiser's own words, all of them optional. */
export const Business = z.strictObject({ name: ShortLine, address: Address, taxId: TaxId })
export type Business = z.infer<typeof Business>

export const NO_BUSINESS: Business = { name: '', address: '', taxId: '' }

/** Who an invoice is for. */
export const BilledTo = z.strictObject({
  name: ShortLine.min(1, 'Say who the invoice is for.'),
  company: ShortLine,
  address: Address,
  taxId: TaxId,
})
export type BilledTo = z.infer<typeof BilledTo>

/** How long the buyer may say who an invoice is for, and how often. */
export const BILLING_DAYS = 30
export const MAX_BILLINGS = 10

/** Amounts in minor units; what was taken off, and all of a credit note, is below nothing. */
const Money = z.int()

export const InvoiceLine = z.object({
  kind: z.enum(['ticket', 'discount', 'fee', 'tax', 'tip', 'refund']),
  title: z.string(),
  quantity: z.int().min(1),
  unit: Money,
  amount: Money,
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** A debit note takes a credit note back whose refund never arrived. */
export const InvoiceKind = z.enum(['invoice', 'credit-note', 'debit-note'])
export type InvoiceKind = z.infer<typeof InvoiceKind>

/**
 * `invoices/{id}`: for the server alone, read through it. Written once under the order's id, a credit note under the order's
 * and the refund's, a debit note under those and `-failed`; nothing of it changes but who it is for, whose earlier versions
 * are kept.
 */
export const Invoice = z.object({
  id: z.string(),
  kind: InvoiceKind,
  /** Gapless in the organiser's series of its kind (docs/decisions/0019). */
  number: z.string(),
  orderId: ServerId,
  shareRef: ShareRef,
  organiserUid: Uid,
  refundId: z.string().nullable(),
  /** The invoice that a credit note takes back from, or the credit note that a debit note takes back. */
  refersTo: z.string().nullable(),
  issuedAt: Instant,
  /** The calendar day in the activity's zone. */
  issuedOn: z.string(),
  activity: z.object({ title: z.string(), startDate: WallTime, timezone: TimeZone }),
  seller: Business,
  billedTo: BilledTo.nullable(),
  earlier: z.array(z.object({ billedTo: BilledTo, until: Instant })),
  currency: Currency,
  lines: z.array(InvoiceLine),
  tax: z
    .object({ name: z.string(), basisPoints: z.int(), mode: TaxMode, base: Money, amount: Money })
    .nullable(),
  /** What was sold, the tip included: the sum of the lines. */
  sold: Money,
  /** Given to the cause beside what was sold: no price of anything. */
  donation: Money,
  total: Money,
})
export type Invoice = z.infer<typeof Invoice>

/** The person's own invoices and credit notes for an activity. */
export const ListMyInvoices = z.strictObject({ shareRef: ShareRef })
export const MyInvoices = z.object({ items: z.array(Invoice) })

/** An activity's invoices and credit notes, for its managers. */
export const ListInvoices = z.strictObject({
  shareRef: ShareRef,
  cursor: Cursor.optional(),
  limit: z.int().min(1).max(200).default(50),
})
export type ListInvoices = z.infer<typeof ListInvoices>
export const InvoicePage = z.object({ items: z.array(Invoice), nextCursor: Cursor.nullable() })
export type InvoicePage = z.infer<typeof InvoicePage>

/** Says who the invoice of an order of one's own is for. */
export const BillInvoice = z.strictObject({ orderId: ServerId, billedTo: BilledTo })
export type BillInvoice = z.infer<typeof BillInvoice>
