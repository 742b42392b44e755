import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Ticket } from 'functions/contract/tickets/ticket'
import { details, hold, hosted, ticketType } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { readOrder, readTickets } from '../../support/database'
import { scan } from '../../support/door'
import { linkIn, mailTo, mailsTo } from '../../support/mailbox'
import { guest, verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { call, problemIn, sendCall } from '../../support/requests'
import { eventually } from '../../support/stack'

const party = (over = {}) => hosted({ ticketTypes: [ticketType()], ...over })
const rita = () => ({ fullName: 'Rita Receiver', email: `${randomUUID().slice(0, 8)}@example.com` })

/** Takes free tickets; the first of them. */
async function take(of: Hosted, buyer: Person, quantity = 1): Promise<Ticket> {
  const held = await hold(of, buyer, quantity)
  await call('placeOrder', details(held.id), buyer)
  const [first] = (await call('listMyTickets', {}, buyer)).items
  if (!first) throw new Error('There is no ticket')
  return first
}

const otherOf = async (ticket: Ticket) =>
  (await readTickets(ticket.orderId)).find((it) => it.received?.ticketId === ticket.id)

async function scanned(of: Hosted, code: string) {
  const scans = [scan({ code })]
  const { results } = await call('checkInGuests', { shareRef: of.shareRef, scans }, of.organiser)
  return results[0]?.outcome
}

const refusalOf = async (ticketId: string, by: Person, to = rita()) =>
  problemIn(await sendCall('sendTicket', { ticketId, to }, by))

describe('a ticket that is sent on', () => {
  it('dies at the door, and the one that took its place opens it', async () => {
    const [of, buyer, to] = [await party(), await guest(), rita()]
    const ticket = await take(of, buyer, 2)
    expect(await call('sendTicket', { ticketId: ticket.id, to }, buyer)).toMatchObject({ status: 'void' })
    const other = await otherOf(ticket)
    expect(await scanned(of, ticket.code)).toBe('void')
    expect(await scanned(of, other?.code ?? '')).toBe('admitted')
    const { items } = await call('listAttendees', { shareRef: of.shareRef }, of.organiser)
    expect(items[0]?.guests.map((it) => it.name)).toContain('Rita Receiver')
  })

  it('keeps its place in the order, so that its price can be given back', async () => {
    const [of, buyer] = [await party(), await guest()]
    const ticket = await take(of, buyer, 3)
    const before = (await readOrder(ticket.orderId)).ticketIds
    await call('sendTicket', { ticketId: ticket.id, to: rita() }, buyer)
    const after = (await readOrder(ticket.orderId)).ticketIds
    expect(after).toEqual(before.map((id) => (id === ticket.id ? expect.not.stringMatching(id) : id)))
  })

  it('is sent once of two at the same time, and again finds it sent', async () => {
    const [of, buyer, to] = [await party(), await guest(), rita()]
    const { id: ticketId } = await take(of, buyer)
    const answers = await Promise.all(
      [to, rita()].map((it) => sendCall('sendTicket', { ticketId, to: it }, buyer)),
    )
    expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 400])
    const orderId = ticketId.slice(0, ticketId.lastIndexOf('-'))
    expect((await readTickets(orderId)).filter((it) => it.status === 'valid')).toHaveLength(1)
  })

  it('reaches its receiver by mail, and by their account with that address', async () => {
    const [of, buyer, receiver] = [await party(), await guest(), await verifiedPerson('Rita Receiver')]
    const ticket = await take(of, buyer)
    const to = { fullName: 'Rita Receiver', email: receiver.email.toUpperCase() }
    await call('sendTicket', { ticketId: ticket.id, to }, buyer)
    const { items } = await call('listMyTickets', {}, receiver)
    expect(items).toMatchObject([{ holderName: 'Rita Receiver', received: { fromName: 'Bo Buyer' } }])
    expect((await call('listMyTickets', {}, await verifiedPerson())).items).toEqual([])
  })

  it('can be taken back until it is opened', async () => {
    const [of, buyer, to] = [await party(), await guest(), rita()]
    const ticket = await take(of, buyer)
    await call('sendTicket', { ticketId: ticket.id, to }, buyer)
    const other = await otherOf(ticket)
    const back = await call('takeBackTicket', { ticketId: ticket.id }, buyer)
    expect(back).toMatchObject({ status: 'valid', sent: null })
    expect(await scanned(of, other?.code ?? '')).toBe('void')
    await call('sendTicket', { ticketId: ticket.id, to: { ...to, fullName: 'Rita again' } }, buyer)
    const again = await eventually(
      () => mailsTo(to.email),
      (mails) => mails.length === 2,
    )
    for (const mail of again) await fetch(linkIn(mail, '/app/tickets/sent/'))
    const late = problemIn(await sendCall('takeBackTicket', { ticketId: ticket.id }, buyer))
    expect(late).toMatchObject({ status: 409, detail: expect.stringContaining('opened') })
  })

  it('is not shown by the buyer’s own link any more', async () => {
    const [of, buyer, email] = [await party(), await guest(), rita().email]
    const held = await hold(of, buyer)
    await call('placeOrder', details(held.id, email), buyer)
    const link = linkIn(await mailTo(email), '/app/tickets/')
    expect(await (await fetch(link)).text()).toContain('<svg')
    await call('sendTicket', { ticketId: `${held.id}-1`, to: rita() }, buyer)
    expect(await (await fetch(link)).text()).not.toContain('<svg')
  })
})

describe('sending a ticket is refused', () => {
  it('for one of somebody else', async () => {
    const ticket = await take(await party(), await guest())
    expect((await refusalOf(ticket.id, await guest())).status).toBe(404)
  })

  it('once it was used, until that is taken back', async () => {
    const [of, buyer] = [await party(), await guest()]
    const ticket = await take(of, buyer)
    await scanned(of, ticket.code)
    expect(await refusalOf(ticket.id, buyer)).toMatchObject({
      status: 409,
      detail: expect.stringContaining('used'),
    })
  })

  it('where the organiser has them stay', async () => {
    const [of, buyer] = [await party({ transfers: false }), await guest()]
    const ticket = await take(of, buyer)
    expect(await refusalOf(ticket.id, buyer)).toMatchObject({ status: 409 })
  })
})
