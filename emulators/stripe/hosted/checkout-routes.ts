import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { findSession } from '../checkout/session'
import type { SessionRow } from '../checkout/session-object'
import {
  answerChallenge,
  attemptByMethod,
  attemptPayment,
  type PaymentOutcome,
} from '../payments/attempt-payment'
import { formatMoney } from '../payments/money'
import type { Courier } from '../webhooks/courier'
import type { World } from '../world/world'
import { CardForm, emailError, fillTestCard, readCard, type CardFormErrors } from './card-form'
import { checkoutPage } from './checkout-page'
import { messagePage, page, testModeBadge } from './page'

/** Checkout waits for the webhook before it sends the buyer on, but not longer than this (Fulfill orders). */
const WAITS_MS = 10_000

/** The pages that a buyer pays at. They work without scripts: every step is a form. */
export function createCheckoutPages(world: World, courier: Courier): Hono {
  const pages = new Hono()
  const now = () => world.clock.now()

  const show = (
    c: Context,
    row: SessionRow,
    form: CardForm,
    more: { errors?: CardFormErrors; notice?: string } = {},
  ) => {
    const { session, intentData } = row
    const merchant =
      intentData.on_behalf_of && world.data.accounts[intentData.on_behalf_of]?.business_profile?.name
    const { errors = {}, notice } = more
    const view = { row, merchant: merchant || 'Turnout', locale: localeOf(c, row), form, errors, notice }
    return page(c, {
      title: `Pay ${formatMoney(session.amount_total, session.currency, view.locale)}`,
      body: checkoutPage(view),
      leadsTo: [session.success_url, session.cancel_url, world.settings.publicOrigin],
    })
  }

  const finish = async (c: Context, row: SessionRow, outcome: PaymentOutcome) => {
    const { id } = row.session
    if (outcome.kind === 'challenged') return c.redirect(`/c/pay/${id}/challenge`, 303)
    if (outcome.kind === 'declined') return c.redirect(`/c/pay/${id}`, 303)
    const patience = new Promise<void>((resolve) => void world.clock.after(WAITS_MS, resolve))
    await Promise.race([courier.settled(outcome.eventId), patience])
    return c.redirect(successAddress(row), 303)
  }

  pages.get('/c/pay/:id', (c) => {
    const row = findSession(world, c.req.param('id'))
    if (row?.session.status !== 'open') return overPage(c, row)
    const intent = row.session.payment_intent && world.data.paymentIntents[row.session.payment_intent]
    const notice = intent ? intent.last_payment_error?.message : undefined
    return show(c, row, CardForm.parse({}), notice ? { notice } : {})
  })

  pages.post('/c/pay/:id', async (c) => {
    const row = findSession(world, c.req.param('id'))
    if (row?.session.status !== 'open') return overPage(c, row)
    const { session } = row
    const form = CardForm.parse(await c.req.parseBody())
    if (session.customer_email) form.email = session.customer_email
    if (form.fill) return show(c, row, fillTestCard(form, form.fill, now()))
    if (form.method && session.amount_total > 0) {
      const read = readBuyer(form)
      if ('errors' in read) return show(c, row, form, { errors: read.errors })
      return finish(c, row, attemptByMethod(world, session.id, { type: form.method, buyer: read.card }))
    }
    const read = session.amount_total === 0 ? readBuyer(form) : readCard(form, now())
    if ('errors' in read) return show(c, row, form, { errors: read.errors })
    const outcome = attemptPayment(world, session.id, read.card)
    if (outcome.kind !== 'declined') return finish(c, row, outcome)
    return show(c, row, form, { notice: outcome.error.message })
  })

  pages.get('/c/pay/:id/challenge', (c) => {
    const row = findSession(world, c.req.param('id'))
    if (row?.session.status !== 'open') return overPage(c, row)
    if (!row.challengedCard) return c.redirect(`/c/pay/${row.session.id}`, 303)
    const { session } = row
    const amount = formatMoney(session.amount_total, session.currency, localeOf(c, row))
    const body = html`<main class="card narrow">
      ${testModeBadge()}
      <h1>Your bank wants to know it is you</h1>
      <p>
        This stands for the 3-D Secure page of the bank that issued the card ending in
        ${row.challengedCard.number.slice(-4)}. Complete it to pay ${amount}.
      </p>
      <form method="post" action="/c/pay/${session.id}/challenge">
        <div class="actions">
          <button class="primary" name="answer" value="complete">Complete</button>
          <button name="answer" value="fail">Fail</button>
        </div>
      </form>
    </main>`
    return page(c, { title: '3-D Secure', body, leadsTo: [session.success_url, world.settings.publicOrigin] })
  })

  pages.post('/c/pay/:id/challenge', async (c) => {
    const row = findSession(world, c.req.param('id'))
    if (row?.session.status !== 'open') return overPage(c, row)
    if (!row.challengedCard) return c.redirect(`/c/pay/${row.session.id}`, 303)
    const { answer } = await c.req.parseBody()
    return finish(c, row, answerChallenge(world, row.session.id, answer === 'complete'))
  })

  return pages
}

/** What a buyer sees of a session that can no longer be paid, or never existed. */
function overPage(c: Context, row: SessionRow | undefined): Response | Promise<Response> {
  if (!row) {
    return messagePage(c, {
      heading: 'There is nothing to pay here',
      text: 'The address is not that of a payment. Please go back to where you came from and start again.',
      status: 404,
    })
  }
  const back = row.session.cancel_url ?? row.session.success_url
  if (row.session.status === 'expired') {
    return messagePage(c, {
      heading: 'This payment has expired',
      text: 'You have not been charged. Go back to start again.',
      ...(back && { way: { label: 'Back', href: back } }),
    })
  }
  return messagePage(c, {
    heading: 'This payment is complete',
    text: 'It has already been paid, so there is nothing left to do. You have been charged once.',
    way: { label: 'Continue', href: successAddress(row) },
  })
}

/** As at Stripe, the placeholder is replaced only where it stands literally: `%7B…%7D` is left alone. */
const successAddress = ({ session }: SessionRow): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id)

function readBuyer(form: CardForm) {
  const errors = emailError(form.email)
  if (errors.email) return { errors }
  return { card: { number: '', expiryMonth: 0, expiryYear: 0, email: form.email, name: form.name || null } }
}

function localeOf(c: Context, row: SessionRow): string {
  const { locale } = row.session
  const wished = locale && locale !== 'auto' ? locale : c.req.header('accept-language')?.split(/[,;]/)[0]
  try {
    return Intl.getCanonicalLocales(wished ?? 'en-US')[0] ?? 'en-US'
  } catch {
    return 'en-US'
  }
}
