import { html } from 'hono/html'
import type { SessionRow } from '../checkout/session'
import { formatMoney } from '../payments/money'
import { TEST_CARDS } from '../payments/test-cards'
import { groupDigits, type CardForm, type CardFormErrors } from './card-form'
import { field } from './field'
import { nothing, testModeBadge, type Html } from './page'

export interface CheckoutView {
  row: SessionRow
  merchant: string
  locale: string
  form: CardForm
  errors: CardFormErrors
  /** Why the last attempt did not succeed. */
  notice: string | undefined
}

/** What is bought, and the form to pay it with. */
export function checkoutPage(view: CheckoutView): Html {
  const { row, merchant, locale, form, errors, notice } = view
  const { session } = row
  const money = (amount: number) => formatMoney(amount, session.currency, locale)
  const isFree = session.amount_total === 0

  return html`<main class="checkout">
    <section class="card summary" aria-labelledby="total">
      ${testModeBadge()}
      <div>
        <p class="muted">Pay ${merchant}</p>
        <h1 class="total number" id="total">${money(session.amount_total)}</h1>
      </div>
      ${lineList(row, money)}
      <p class="muted small">
        A local stand-in for Stripe Checkout: no money moves here. Open until
        <time datetime="${new Date(session.expires_at * 1000).toISOString()}"
          >${timeOf(session.expires_at, locale)} UTC</time
        >.
      </p>
    </section>
    <section class="card" aria-labelledby="pay">
      <h2 id="pay">${isFree ? 'Your details' : 'Pay with card'}</h2>
      ${notice ? html`<p class="notice" role="alert">${notice}</p>` : nothing}
      <form method="post" action="/c/pay/${session.id}" novalidate>
        ${field({
          name: 'email',
          label: 'Email',
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
          value: session.customer_email ?? form.email,
          readOnly: session.customer_email !== null,
          error: errors.email,
        })}
        ${isFree ? nothing : cardFields(form, errors)}
        <div class="stack">
          <button class="primary" type="submit">${submitLabel(view, money)}</button>
          ${session.cancel_url ? html`<a class="button" href="${session.cancel_url}">Back</a>` : nothing}
        </div>
        ${isFree ? nothing : testCards()}
      </form>
    </section>
  </main>`
}

function lineList(row: SessionRow, money: (amount: number) => string): Html {
  const lines = row.lineItems.map(
    (line) =>
      html`<li>
        <span
          >${line.description}${
            line.quantity > 1
              ? html`<br /><span class="muted small"
                    >${line.quantity} × ${money(line.price.unit_amount)}</span
                  >`
              : nothing
          }</span
        >
        <span class="number">${money(line.amount_total)}</span>
      </li>`,
  )
  return html`<ul class="lines">
    ${lines}
    <li><span>Total due</span><span class="number">${money(row.session.amount_total)}</span></li>
  </ul>`
}

function cardFields(form: CardForm, errors: CardFormErrors): Html {
  return html`${field({
      name: 'number',
      label: 'Card number',
      inputMode: 'numeric',
      autoComplete: 'cc-number',
      placeholder: '1234 1234 1234 1234',
      value: form.number,
      error: errors.number,
    })}
    <div class="pair">
      ${field({
        name: 'expiry',
        label: 'Expiry',
        inputMode: 'numeric',
        autoComplete: 'cc-exp',
        placeholder: 'MM / YY',
        value: form.expiry,
        error: errors.expiry,
      })}
      ${field({
        name: 'cvc',
        label: 'CVC',
        inputMode: 'numeric',
        autoComplete: 'cc-csc',
        placeholder: '123',
        value: form.cvc,
        error: errors.cvc,
      })}
    </div>
    ${field({
      name: 'name',
      label: 'Name on card',
      autoComplete: 'cc-name',
      value: form.name,
      error: errors.name,
    })}`
}

function testCards(): Html {
  const buttons = TEST_CARDS.map(
    ({ number, label }) =>
      html`<button type="submit" name="fill" value="${number}">
        ${label}<code>${groupDigits(number)}</code>
      </button>`,
  )
  return html`<details open>
    <summary>Fill in a test card</summary>
    <div class="cards">${buttons}</div>
  </details>`
}

function submitLabel({ row }: CheckoutView, money: (amount: number) => string): string {
  const { amount_total: amount, submit_type: type } = row.session
  if (amount === 0) return 'Complete order'
  if (type === 'book') return 'Book'
  return `${type === 'donate' ? 'Donate' : 'Pay'} ${money(amount)}`
}

const timeOf = (seconds: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(seconds * 1000)
