import { html } from 'hono/html'
import type { SessionRow } from '../checkout/session-object'
import { formatMoney } from '../payments/money'
import { methodOf } from '../payments/payment-methods'
import { TEST_CARDS } from '../payments/test-cards'
import { OTHER_METHODS, groupDigits, type CardForm, type CardFormErrors } from './card-form'
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
  const takesCard = !isFree && session.payment_method_types.includes('card')

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
      <h2 id="pay">${isFree ? 'Your details' : takesCard ? 'Pay with card' : 'Pay'}</h2>
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
        ${takesCard ? cardFields(form, errors) : nothing}
        <div class="stack">
          ${
            isFree || takesCard
              ? html`<button class="primary" type="submit">${submitLabel(view, money)}</button>`
              : nothing
          }
          ${isFree ? nothing : otherMethods(row)}
          ${session.cancel_url ? html`<a class="button" href="${session.cancel_url}">Back</a>` : nothing}
        </div>
        ${takesCard ? testCards() : nothing}
      </form>
    </section>
  </main>`
}

/** A button for each way to pay other than by card; what comes later is settled on the page of the stand-in. */
const otherMethods = ({ session }: SessionRow): Html[] =>
  OTHER_METHODS.filter((type) => session.payment_method_types.includes(type)).map(
    (type) =>
      html`<button type="submit" name="method" value="${type}">
        ${methodOf(type).label}${methodOf(type).settles === 'at once' ? '' : ' (settles later)'}
      </button>`,
  )

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
