import type { Invoice } from '../../../contract/invoices/invoice'
import type { ShareRef } from '../../../contract/ids'
import type { Instant } from '../../../contract/time'
import { CSV_START, csvLine } from '../../domain/text/csv'
import { majorUnits } from '../../domain/payouts/statement'
import type { Actor } from '../../domain/access/actor'
import { listInvoicesOfActivity } from '../../store/invoices/invoices'
import { eachPage } from '../../store/page'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { requireManager } from '../access/guards'

const AT_ONCE = 200
const HEADINGS = [
  'Number',
  'Kind',
  'Refers to',
  'Date',
  'Order',
  'Name',
  'Company',
  'Address',
  'Tax id',
  'Sold',
  'Tax',
  'Tax rate',
  'Tax base',
  'Tax amount',
  'Donation',
  'Total',
  'Currency',
]

/** An activity's invoices and credit notes as lines of CSV, newest first; each page is read while the one before is on its way. */
export async function exportInvoices(
  by: Actor,
  shareRef: ShareRef,
  now: Instant,
): Promise<AsyncIterable<string>> {
  await requireManager(by, shareRef)
  await enforceRateLimit('invoices', by, now)
  return linesOf(shareRef)
}

async function* linesOf(shareRef: ShareRef): AsyncIterable<string> {
  yield CSV_START + csvLine(HEADINGS)
  for await (const page of eachPage((cursor) => listInvoicesOfActivity(shareRef, AT_ONCE, cursor))) {
    yield page.map((invoice) => csvLine(rowOf(invoice))).join('')
  }
}

function rowOf({ tax, billedTo, ...it }: Invoice): (string | number)[] {
  const money = (amount: number) => majorUnits(amount, it.currency)
  return [
    it.number,
    it.kind,
    it.refersTo ?? '',
    it.issuedOn,
    it.orderId,
    billedTo?.name ?? '',
    billedTo?.company ?? '',
    billedTo?.address ?? '',
    billedTo?.taxId ?? '',
    money(it.sold),
    tax?.name ?? '',
    tax ? tax.basisPoints / 100 : '',
    money(tax?.base ?? 0),
    money(tax?.amount ?? 0),
    money(it.donation),
    money(it.total),
    it.currency.toUpperCase(),
  ]
}
