import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { details, hold, hosted, ticketType } from '../../support/activities'
import { database, readMails, readOrder, readTickets } from '../../support/database'
import { actor, published, startInProject, stopInProcess } from '../../support/in-process'
import { heldFor, inMinutes } from '../../support/in-process-orders'
import { linkIn, mailTo } from '../../support/mailbox'
import { guest } from '../../support/people'
import { call } from '../../support/requests'
import { eventually } from '../../support/stack'
import { payPage } from '../../support/stripe'
import { mailTickets, sweepTicketMails } from '../../../functions/src/actions/tickets/mail-tickets'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import { findOrder } from '../../../functions/src/store/orders/orders'
import { firestore } from '../../../functions/src/store/firestore'
import { listTicketsOfOrder } from '../../../functions/src/store/tickets/tickets'

describe('tickets to a paid online activity', () => {
  const JOIN = 'https://meet.example.com/room?pwd=a&b=c'

  it('say how to join, to the buyer, to each attendee, and to whoever one is sent to; by mail and on the page', async () => {
    const party = await hosted({
      type: 'virtual',
      location: null,
      meetingUrl: JOIN,
      ticketTypes: [ticketType({ price: 1000 })],
      asked: { attendees: true },
    })
    const buyer = await guest()
    const held = await hold(party, buyer, 2)
    const attendees = ['ada', 'bea'].map((name) => ({
      fullName: name,
      email: `${name}-${held.id}@example.com`,
      answers: {},
    }))
    const given = { answers: {}, attendees, acceptsTerms: false }
    const { order } = await call('placeOrder', { ...details(held.id), given }, buyer)
    await payPage(order.session?.id ?? '')
    const paid = await eventually(
      () => readOrder(order.id),
      ({ status }) => status === 'paid',
    )
    const [mail] = await eventually(
      () => readMails(`tickets-${order.id}`),
      (it) => it.length > 0,
    )
    expect(mail?.message.html).toContain('https://meet.example.com/room?pwd=a&amp;b=c')
    const toBea = await mailTo(`bea-${held.id}@example.com`)
    expect(toBea).toContain(JOIN)
    const page = await (await fetch(linkIn(toBea, '/app/tickets/'))).text()
    expect(page).toContain('https://meet.example.com/room?pwd=a&amp;b=c')
    expect(page).not.toContain('ada')
    const to = { fullName: 'Cyd', email: `cyd-${held.id}@example.com` }
    await call('sendTicket', { ticketId: paid.ticketIds[0] ?? '', to }, buyer)
    expect(await mailTo(to.email)).toContain(JOIN)
  })

  it('carry a calendar file with the link, which the public one never has', async () => {
    const over = { type: 'virtual', location: null, meetingUrl: JOIN } as const
    const [party, buyer] = [await hosted({ ...over, ticketTypes: [ticketType()] }), await guest()]
    const held = await hold(party, buyer)
    await call('placeOrder', details(held.id), buyer)
    const doc = await database().doc(`outbox/tickets-${held.id}`).get()
    const files = doc.get('message.attachments') as { filename: string; content: string }[]
    const file = Buffer.from(files.find((it) => it.filename.endsWith('.ics'))?.content ?? '', 'base64')
    expect(file.toString().replaceAll('\r\n ', '')).toContain(`LOCATION:${JOIN}`)
    const [ticket] = await readTickets(held.id)
    expect(ticket?.status).toBe('valid')
  })
})

describe('a mail that cannot be made', () => {
  beforeAll(() => startInProject('demo-turnout-ticket-mails'))
  afterAll(stopInProcess)

  it('leaves the tickets as they are, and is made by a sweep as soon as it can be, once', async () => {
    const { activity } = await published({ ticketTypes: [ticketType()] })
    const buyer = actor()
    const { id } = await heldFor(buyer, activity, 2)
    const doc = firestore().doc(`activities/${activity.shareRef}`)
    await doc.update({ location: 'nowhere that can be read' })
    await placeOrder(buyer, details(id), inMinutes(0))
    expect((await findOrder(id))?.status).toBe('confirmed')
    expect((await listTicketsOfOrder(id)).map(({ status }) => status)).toEqual(['valid', 'valid'])
    const mails = async () => (await firestore().collection('outbox').get()).docs.map((it) => it.id)
    expect(await mails()).toEqual([])
    await sweepTicketMails(inMinutes(2))
    expect(await mails()).toEqual([])
    await doc.update({ location: activity.location })
    await Promise.all([sweepTicketMails(inMinutes(2)), mailTickets(id, inMinutes(2))])
    expect(await mails()).toEqual([`tickets-${id}`])
    await sweepTicketMails(inMinutes(4))
    expect(await mails()).toEqual([`tickets-${id}`])
  })

  it('is not made any more when no ticket is good', async () => {
    const { activity } = await published({ ticketTypes: [ticketType()] })
    const buyer = actor()
    const { id } = await heldFor(buyer, activity)
    const doc = firestore().doc(`activities/${activity.shareRef}`)
    await doc.update({ location: 'nowhere that can be read' })
    await placeOrder(buyer, details(id), inMinutes(0))
    await doc.update({ location: activity.location })
    for (const ticket of await listTicketsOfOrder(id)) {
      await firestore().doc(`tickets/${ticket.id}`).update({ status: 'void' })
    }
    await sweepTicketMails(inMinutes(2))
    expect((await firestore().doc(`outbox/tickets-${id}`).get()).exists).toBe(false)
    expect((await firestore().doc(`ticketMailsDue/${id}`).get()).exists).toBe(false)
  })
})
