import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { line, twoTickets } from '../testing/a-session'
import { APP, startStripe, type Running } from '../testing/start-stripe'

let running: Running
beforeEach(async () => {
  running = await startStripe()
})
afterEach(() => running.stop())

const CARD = {
  email: 'ida@example.com',
  number: '4242 4242 4242 4242',
  expiry: '12 / 40',
  cvc: '123',
  name: 'Ida',
}

async function open(changes: Parameters<typeof twoTickets>[0] = {}): Promise<{ id: string; url: string }> {
  const { id, url } = await running.stripe.checkout.sessions.create(twoTickets(changes))
  return { id, url: url! }
}

const look = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).text()

const submit = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

const statusOf = async (id: string) => (await running.stripe.checkout.sessions.retrieve(id)).status

describe('the payment page', () => {
  it.each([
    ['eur', 1250, 'en', '€12.50'],
    ['eur', 1250, 'de', '12,50\u00a0€'],
    ['jpy', 1250, 'en', '¥1,250'],
    ['kwd', 1250, 'en', 'KWD\u00a01.250'],
    ['isk', 120_000, 'en', 'ISK\u00a01,200'],
  ] as const)('shows amounts in %s with the decimals they have', async (currency, amount, locale, shown) => {
    const { url } = await open({ locale, line_items: [line('Ticket', amount, 1, currency)] })
    expect(await look(url)).toContain(shown)
  })

  it('takes the language of numbers from the browser when the session does not say', async () => {
    const { url } = await open()
    expect(await look(url, { 'accept-language': 'de-DE,de;q=0.9' })).toContain('25,00\u00a0€')
  })

  it('has no script and names where its form may lead', async () => {
    const { url } = await open()
    const response = await fetch(url)
    expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' ${APP}`)
    expect(await response.text()).not.toContain('<script')
  })

  it('shows what was typed as text, never as markup', async () => {
    const { url } = await open({ line_items: [line('<img src=x>', 1000)] })
    const html = await look(url)
    expect(html).toContain('&lt;img src=x&gt;')
    expect(html).not.toContain('<img src=x>')
  })

  it('leads back to where the buyer came from', async () => {
    expect(await look((await open()).url)).toContain(`href="${APP}/back?to=cart"`)
  })

  it('fills in a test card when asked to, without paying', async () => {
    const { id, url } = await open()
    const html = await (await submit(url, { email: 'ida@example.com', fill: '4000002500003155' })).text()
    expect(html).toContain('value="4000 0025 0000 3155"')
    expect(html).toContain('value="ida@example.com"')
    expect(await statusOf(id)).toBe('open')
  })
})

describe('paying on the page', () => {
  it('leads to the success address with the id of the session, after the webhook was told', async () => {
    const { id, url } = await open()
    const response = await submit(url, CARD)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${APP}/done?session=${id}`)
    expect(running.receiver.received.map(({ event }) => event.type)).toContain('checkout.session.completed')
    const session = await running.stripe.checkout.sessions.retrieve(id)
    expect(session).toMatchObject({
      payment_status: 'paid',
      customer_details: { email: CARD.email, name: 'Ida' },
    })
  })

  it.each([
    ['number', { number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
    ['number', { number: '4242' }, 'Your card number is incomplete.'],
    ['expiry', { expiry: '12 / 20' }, 'expiration year is in the past'],
    ['expiry', { expiry: '13 / 40' }, 'expiration date is incomplete'],
    ['cvc', { cvc: '1' }, 'security code is incomplete'],
    ['email', { email: 'ida' }, 'Enter an email address'],
    ['name', { name: '' }, 'Enter the name on the card'],
  ])('says beside %s what is wrong with it', async (field, change, message) => {
    const { id, url } = await open()
    const html = (await (await submit(url, { ...CARD, ...change })).text()).replaceAll('&#39;', "'")
    expect(html).toContain(`id="${field}-error"`)
    expect(html).toContain(message)
    expect(html.match(/class="error"/g)).toHaveLength(1)
    expect(await statusOf(id)).toBe('open')
  })

  it('stays on the page after a decline and lets the buyer try another card', async () => {
    const { id, url } = await open()
    const declined = await submit(url, { ...CARD, number: '4000000000009995' })
    expect(await declined.text()).toContain('Your card has insufficient funds.')
    expect(await statusOf(id)).toBe('open')
    expect((await submit(url, CARD)).status).toBe(303)
    expect(await statusOf(id)).toBe('complete')
  })

  it('uses the email address of the session, whatever the form says', async () => {
    const { id, url } = await open({ customer_email: 'known@example.com' })
    await submit(url, { ...CARD, email: 'other@example.com' })
    const { customer_details: details } = await running.stripe.checkout.sessions.retrieve(id)
    expect(details?.email).toBe('known@example.com')
  })

  it('asks the bank first for a 3-D Secure card', async () => {
    const { id, url } = await open()
    const challenged = await submit(url, { ...CARD, number: '4000002500003155' })
    const challenge = new URL(challenged.headers.get('location')!, running.origin).href
    expect(await look(challenge)).toContain('3155')
    const failed = await submit(challenge, { answer: 'fail' })
    expect(failed.headers.get('location')).toBe(`/c/pay/${id}`)
    expect(await look(url)).toContain('We are unable to authenticate your payment method')
    await submit(url, { ...CARD, number: '4000002500003155' })
    const passed = await submit(challenge, { answer: 'complete' })
    expect(passed.headers.get('location')).toBe(`${APP}/done?session=${id}`)
    expect(await statusOf(id)).toBe('complete')
  })

  it('asks for no card when nothing is to be paid', async () => {
    const { id, url } = await open({ line_items: [line('Free ticket', 0)] })
    expect(await look(url)).not.toContain('Card number')
    expect((await submit(url, { email: 'ida@example.com' })).status).toBe(303)
    const session = await running.stripe.checkout.sessions.retrieve(id)
    expect(session).toMatchObject({ payment_status: 'no_payment_required', payment_intent: null })
  })
})

describe('a session that is over', () => {
  it('cannot be paid twice', async () => {
    const { url } = await open()
    await submit(url, CARD)
    expect(await (await submit(url, CARD)).text()).toContain('This payment is complete')
    expect((await running.stripe.charges.list()).data).toHaveLength(1)
  })

  it('says that it has expired, also to somebody who was about to pay', async () => {
    const { id, url } = await open()
    await running.stripe.checkout.sessions.expire(id)
    expect(await look(url)).toContain('This payment has expired')
    expect(await (await submit(url, CARD)).text()).toContain('This payment has expired')
    expect((await running.stripe.charges.list()).data).toEqual([])
  })
})
