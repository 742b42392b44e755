import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { details, hold, hosted, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { guest } from '../../support/people'
import { call, send } from '../../support/requests'
import { linkIn, mailTo, mailsTo } from '../../support/mailbox'

const find = (email: string) =>
  send('findTickets', { body: { email } }, null, {
    'X-Forwarded-For': `10.1.1.${Math.ceil(Math.random() * 250)}`,
  })

const address = () => `${randomUUID().slice(0, 8)}@example.com`
const isFound = (text: string) => text.includes('/app/tickets/found')

async function take(party: Hosted, email: string): Promise<string> {
  const buyer = await guest()
  const held = await hold(party, buyer)
  await call('placeOrder', details(held.id, email), buyer)
  return held.id
}

describe('finding tickets again', () => {
  it('mails one link to all that was bought with an address, whatever its capitals', async () => {
    const [email, party] = [address(), await hosted({ ticketTypes: [ticketType()] })]
    const ids = [
      await take(party, email),
      await take(party, email.toUpperCase().replace('EXAMPLE.COM', 'example.com')),
    ]
    expect((await find(email)).status).toBe(204)
    const url = linkIn(await mailTo(email, isFound), '/app/tickets/found')
    const page = await (await fetch(url)).text()
    for (const id of ids) expect(page).toContain(`/app/tickets/${id}?key=`)
  })

  it('answers the same where nothing was bought, and mails nothing', async () => {
    const email = address()
    expect(await find(email)).toEqual({ status: 204, body: null })
    expect(await mailsTo(email)).toEqual([])
  })

  it('mails an address once in some minutes, however often it is asked for', async () => {
    const [email, party] = [address(), await hosted({ ticketTypes: [ticketType()] })]
    await take(party, email)
    const answers = await Promise.all([find(email), find(email), find(email)])
    expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204])
    await mailTo(email, isFound)
    expect(await mailsTo(email, isFound)).toHaveLength(1)
  })

  it('opens nothing by a link that was changed', async () => {
    const [email, party] = [address(), await hosted({ ticketTypes: [ticketType()] })]
    await take(party, email)
    await find(email)
    const url = new URL(linkIn(await mailTo(email, isFound), '/app/tickets/found'))
    expect((await fetch(url)).status).toBe(200)
    for (const [name, value] of [
      ['email', 'other@example.com'],
      ['until', '2099-01-01T00:00:00.000Z'],
    ] as const) {
      const changed = new URL(url)
      changed.searchParams.set(name, value)
      expect((await fetch(changed)).status).toBe(404)
    }
  })
})
