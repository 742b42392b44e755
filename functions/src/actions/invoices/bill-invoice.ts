import { BILLING_DAYS, MAX_BILLINGS } from '../../../contract/invoices/invoice'
import type { BillInvoice, Invoice } from '../../../contract/invoices/invoice'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { minutesAfter } from '../../domain/wall-time'
import { inTransaction } from '../../store/firestore'
import { invoiceDoc } from '../../store/invoices/invoices'
import { requireOwnOrder } from '../access/guards'

const BILLING_MINUTES = BILLING_DAYS * 24 * 60

/** Says who the invoice of a person's own order is for, some times at most; who it was for before is kept. */
export async function billInvoice(
  by: Actor,
  { orderId, billedTo }: BillInvoice,
  now: Instant,
): Promise<Invoice> {
  await requireOwnOrder(by, orderId)
  return inTransaction(async (tx) => {
    const invoice = (await tx.get(invoiceDoc(orderId))).data()
    if (!invoice) throw refuseMissing('invoice')
    if (JSON.stringify(invoice.billedTo) === JSON.stringify(billedTo)) return invoice
    if (now > minutesAfter(invoice.issuedAt, BILLING_MINUTES)) {
      throw new Refusal(
        'conflict',
        `An invoice can be changed for ${BILLING_DAYS} days. Ask the organiser instead.`,
      )
    }
    if (invoice.earlier.length >= MAX_BILLINGS) {
      throw new Refusal('conflict', `An invoice can be changed ${MAX_BILLINGS} times. It stays as it is.`)
    }
    const earlier = invoice.billedTo
      ? [...invoice.earlier, { billedTo: invoice.billedTo, until: now }]
      : invoice.earlier
    const change = { billedTo, earlier }
    tx.update(invoiceDoc(orderId), change)
    return { ...invoice, ...change }
  })
}
