import type { Business, BilledTo, Invoice } from 'functions/contract/invoices/invoice'
import { formatMoney } from 'functions/contract/pricing/money-format'
import { longDay, shortWhen } from '../../lib/text/date-text'
import { Badge } from '../../ui/badge'
import { Wordmark } from '../../ui/layout/wordmark'
import { invoiceWording as words } from './invoice-wording'
import styles from './invoice.module.css'

/** What stands in an address, line by line; what is empty is left out. */
function Lines({ of }: { of: readonly string[] }) {
  const lines = of.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '')
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ))
}

const taxIdOf = ({ taxId }: Business | BilledTo) => (taxId === '' ? '' : words.taxId(taxId))

function Parties({ invoice: { seller, billedTo } }: { invoice: Invoice }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.from}</dt>
        <dd>
          <Lines of={[seller.name, seller.address, taxIdOf(seller)]} />
        </dd>
      </div>
      <div>
        <dt>{words.to}</dt>
        <dd>
          {billedTo ? (
            <Lines of={[billedTo.company, billedTo.name, billedTo.address, taxIdOf(billedTo)]} />
          ) : (
            words.forgotten
          )}
        </dd>
      </div>
    </dl>
  )
}

function Numbers({ invoice }: { invoice: Invoice }) {
  const facts = [
    [words.number, invoice.number],
    [words.date, longDay(`${invoice.issuedOn}T00:00`)],
    [words.order, invoice.orderId],
    ...(invoice.kind === 'invoice' ? [] : [[words.refersTo[invoice.kind], invoice.refersTo]]),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Row({ label, amount, note }: { label: string; amount: string; note?: string }) {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {label}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </th>
      <td className={styles.number}>{amount}</td>
    </tr>
  )
}

function Sums({ invoice }: { invoice: Invoice }) {
  const money = (amount: number) => formatMoney(amount, invoice.currency)
  const { tax, donation, kind } = invoice
  const rate = tax && `${tax.basisPoints / 100} %`
  return (
    <tfoot>
      {donation !== 0 && (
        <>
          <Row label={words.sold} amount={money(invoice.sold)} />
          <Row label={words.donation} amount={money(donation)} note={words.donationNote} />
        </>
      )}
      <tr className={styles.total}>
        <th scope="row" colSpan={3}>
          {words.total[kind]}
        </th>
        <td className={styles.number}>{money(invoice.total)}</td>
      </tr>
      {tax && rate && (
        <tr className={styles.tax}>
          <th scope="row" colSpan={3}>
            {words.tax(tax.name, rate, tax.mode)} {tax.mode === 'added' && money(tax.base)}
          </th>
          <td className={styles.number}>{money(tax.amount)}</td>
        </tr>
      )}
    </tfoot>
  )
}

/** An invoice, a credit note or a debit note as it was written, made to be printed. */
export function InvoicePaper({ invoice }: { invoice: Invoice }) {
  const { kind, activity, lines } = invoice
  const money = (amount: number) => formatMoney(amount, invoice.currency)
  return (
    <article className={styles.invoice} aria-label={`${words.kinds[kind]} ${invoice.number}`}>
      <header className={styles.head}>
        <Wordmark />
        <Badge tone={kind === 'invoice' ? 'good' : 'plain'}>{words.kinds[kind]}</Badge>
      </header>
      <h2 className={styles.title}>{activity.title}</h2>
      <p className={styles.when}>{shortWhen(activity.startDate)}</p>
      <Numbers invoice={invoice} />
      <Parties invoice={invoice} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            {[words.quantity, words.each, words.amount].map((name) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.kind} ${line.title}`}>
              <td>{line.title}</td>
              <td className={styles.number}>{line.kind === 'ticket' && line.quantity}</td>
              <td className={styles.number}>{line.kind === 'ticket' && money(line.unit)}</td>
              <td className={styles.number}>{money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <Sums invoice={invoice} />
      </table>
    </article>
  )
}
