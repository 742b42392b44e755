import type { Call } from '../api/call'
import { BillInvoice, Invoice, InvoicePage, ListInvoices, ListMyInvoices, MyInvoices } from './invoice'

/** Invoices and credit notes. */
export const INVOICE_CALLS = {
  listMyInvoices: {
    access: 'guest',
    summary: "The person's own invoices and credit notes for an activity",
    input: ListMyInvoices,
    output: MyInvoices,
  },
  billInvoice: {
    access: 'guest',
    summary: 'Say who the invoice of an own order is for',
    input: BillInvoice,
    output: Invoice,
  },
  listInvoices: {
    access: 'verified',
    summary: "An activity's invoices and credit notes, for its managers",
    input: ListInvoices,
    output: InvoicePage,
  },
} as const satisfies Record<string, Call>
