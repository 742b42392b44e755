import { setTimeout as sleep } from 'node:timers/promises'
import type { Invoice, InvoiceKind } from '../../../contract/invoices/invoice'
import type { Order } from '../../../contract/orders/order'
import type { Instant } from '../../../contract/time'
import { creditNoteFor, debitNoteFor, invoiceNumber, invoiceOf } from '../../domain/invoices/invoice'
import type { Issue } from '../../domain/invoices/invoice'
import { minutesAfter } from '../../domain/wall-time'
import { log } from '../../log'
import { isWriteConflict, openBatch } from '../../store/firestore'
import {
  endDueInvoice,
  listDueInvoices,
  listOverdueSeries,
  seriesDoc,
  writeSeries,
} from '../../store/invoices/invoice-series'
import type { InvoiceSeries, WaitingInvoice } from '../../store/invoices/invoice-series'
import { findInvoicesOf, invoiceDoc } from '../../store/invoices/invoices'
import { findOrders } from '../../store/orders/orders'
import { findAccount } from '../../store/accounts/users'

/** Orders that get their numbers in one commit. */
const AT_ONCE = 100
/** The series is written at most once in this time: Firestore sustains about one write a second and document. */
const INTERVAL_MS = 1_000
/** When what is due longest has waited this long, whoever was to deal with it has failed. */
const TIMEOUT_MS = 5_000
/** Somebody else's turn after so many commits: a function does not run for ever. */
const TURNS = 30

/** Where a series counts each kind of its numbers. */
const COUNTS = {
  invoice: 'invoices',
  'credit-note': 'creditNotes',
  'debit-note': 'debitNotes',
} as const satisfies Record<InvoiceKind, keyof InvoiceSeries>
const NO_NUMBERS = { invoices: 0, creditNotes: 0, debitNotes: 0 } as const

/**
 * Gives what is due in an organiser's name its numbers (docs/decisions/0019). Called for each thing that becomes due; the one
 * that is due longest is dealt with by its own call, which waits for the interval to pass and goes on until nothing is due.
 * The others leave at once. Numbers, invoices and the end of what was due are one commit.
 * @param dueId what became due, or null to deal with whatever is there
 */
export async function numberInvoices(organiserUid: string, dueId: string | null): Promise<void> {
  let isInCharge = dueId === null
  for (let turn = 0; turn < TURNS; turn++) {
    const [oldest] = await listDueInvoices(organiserUid, 1)
    if (!oldest) return
    isInCharge ||= oldest.id === dueId || (await isAbandoned(organiserUid, oldest))
    if (!isInCharge) return
    // Somebody else is at it, and goes on until nothing is due.
    if (!(await numberSome(organiserUid))) isInCharge = dueId === null
  }
}

/** Whether what is due has waited long, and nobody gives numbers to others before it. */
async function isAbandoned(organiserUid: string, { writtenAt }: WaitingInvoice): Promise<boolean> {
  if (Date.now() - writtenAt < TIMEOUT_MS) return false
  const series = (await seriesDoc(organiserUid).get()).data()
  return series === undefined || Date.now() - Date.parse(series.numberedAt) >= TIMEOUT_MS
}

/** @returns false when somebody else gave numbers meanwhile */
async function numberSome(organiserUid: string): Promise<boolean> {
  const snapshot = await seriesDoc(organiserUid).get()
  const series = snapshot.data()
  const early = series ? INTERVAL_MS - (Date.now() - Date.parse(series.numberedAt)) : 0
  if (early > 0) await sleep(early)
  const [waiting, account] = await Promise.all([
    listDueInvoices(organiserUid, AT_ONCE),
    findAccount(organiserUid),
  ])
  const at = new Date().toISOString()
  const before = series ?? { organiserUid, ...NO_NUMBERS, numberedAt: at }
  const { next, written } = await issueAll(waiting, before, { seller: account?.business ?? null, at })
  const { writer, commit } = openBatch()
  writeSeries(writer, { ...next, numberedAt: at }, snapshot.updateTime)
  for (const invoice of written) writer.create(invoiceDoc(invoice.id), invoice)
  for (const { id } of waiting) endDueInvoice(writer, id)
  try {
    await commit()
    return true
  } catch (error) {
    if (!isWriteConflict(error)) throw error
    return false
  }
}

/** Writes invoices one after the other, each with the next number of its series. */
async function issueAll(
  waiting: readonly WaitingInvoice[],
  series: InvoiceSeries,
  issue: Omit<Issue, 'number'>,
): Promise<{ next: InvoiceSeries; written: Invoice[] }> {
  const ids = [...new Set(waiting.map(({ due }) => due.orderId))]
  const [orders, known] = await Promise.all([findOrders(ids), findInvoicesOf(ids)])
  const next = { ...series }
  const written: Invoice[] = []
  const all = () => [...known, ...written]
  const issueAs = (kind: InvoiceKind, make: (issue: Issue) => Invoice | undefined) => {
    const count = COUNTS[kind]
    const n = next[count] + 1
    const invoice = make({ ...issue, number: invoiceNumber(kind, series.organiserUid, n) })
    if (!invoice || all().some((it) => it.id === invoice.id)) return
    next[count] = n
    written.push(invoice)
  }
  for (const { due } of waiting) {
    const order = orders.find((it) => it.id === due.orderId)
    if (!order) continue
    // A credit note takes back from an invoice: orders of the time before invoices get theirs then.
    issueAs('invoice', (with_) => invoiceOf(order, with_))
    const invoice = all().find((it) => it.id === order.id)
    const { refund, hasFailed } = due
    if (refund === null || !invoice) continue
    // One that has failed takes back what its credit note says, also where that is due still.
    issueAs('credit-note', (with_) => creditNoteFor(order, refund, invoice, notesOf(order, all()), with_))
    const credited = all().find((it) => it.kind === 'credit-note' && it.refundId === refund.id)
    if (hasFailed && credited) issueAs('debit-note', (with_) => debitNoteFor(order, credited, with_))
  }
  return { next, written }
}

function notesOf(order: Order, all: readonly Invoice[]): Invoice[] {
  return all.filter((it) => it.orderId === order.id && it.kind !== 'invoice')
}

/** Numbers what a crash left behind. */
export async function sweepInvoices(now: Instant): Promise<void> {
  for (const organiserUid of await listOverdueSeries(minutesAfter(now, -1), AT_ONCE)) {
    try {
      await numberInvoices(organiserUid, null)
    } catch (error) {
      log.error('sweepFailed', { organiserUid, error: String(error) })
    }
  }
}
