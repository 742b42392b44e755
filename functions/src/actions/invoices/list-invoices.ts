import type { InvoicePage, ListInvoices, MyInvoices } from '../../../contract/invoices/invoice'
import type { z } from 'zod'
import type { ShareRef } from '../../../contract/ids'
import type { Actor } from '../../domain/access/actor'
import { findInvoicesOf, listInvoicesOfActivity } from '../../store/invoices/invoices'
import { listOrdersOfBuyer } from '../../store/orders/orders'
import { requireManager } from '../access/guards'

/** More than one person orders for one activity. */
const MOST_ORDERS = 60

/** A person's own invoices and credit notes for an activity, newest first. Whoever has the order has its invoice. */
export async function listMyInvoices(by: Actor, shareRef: ShareRef): Promise<z.output<typeof MyInvoices>> {
  const orders = await listOrdersOfBuyer(by.uid, shareRef, MOST_ORDERS)
  const found = await findInvoicesOf(orders.map(({ id }) => id))
  return { items: found.toSorted((a, b) => (a.issuedAt < b.issuedAt ? 1 : -1)) }
}

/** One page of an activity's invoices and credit notes, newest first, for its managers. */
export async function listInvoices(by: Actor, input: ListInvoices): Promise<InvoicePage> {
  await requireManager(by, input.shareRef)
  return listInvoicesOfActivity(input.shareRef, input.limit, input.cursor)
}
