import type { Context, Hono } from 'hono'
import { readFoundTickets } from '../actions/tickets/find-tickets'
import { readSentTicket } from '../actions/tickets/read-sent-ticket'
import { readTicketPicture } from '../actions/tickets/read-ticket-picture'
import { readTickets } from '../actions/tickets/read-tickets'
import { foundTicketsPage } from './found-tickets-page'
import { sentTicketPage, ticketsPage } from './tickets-page'

/** The pages and pictures behind the links in mails with tickets. They open without an account. */
export function addTickets<E extends object>(app: Hono<E>): void {
  app.get('/tickets/found', async (c) => {
    const [email = '', until = '', key = ''] = ['email', 'until', 'key'].map((name) => c.req.query(name))
    const found = await readFoundTickets({ email, until, key }, new Date().toISOString())
    return privately(c).html(foundTicketsPage(found))
  })
  app.get('/tickets/sent/:ticketId', async (c) => {
    const key = c.req.query('key') ?? ''
    const found = await readSentTicket(c.req.param('ticketId'), key, new Date().toISOString())
    return privately(c).html(sentTicketPage(found))
  })
  app.get('/tickets/pictures/:ticketId', async (c) => {
    const picture = await readTicketPicture(c.req.param('ticketId'), c.req.query('key') ?? '')
    return privately(c).body(new Uint8Array(picture), 200, { 'Content-Type': 'image/png' })
  })
  app.get('/tickets/:orderId', async (c) => {
    const found = await readTickets(c.req.param('orderId'), c.req.query('key') ?? '')
    return privately(c).html(ticketsPage(found))
  })
}

/** Whoever has the address has the ticket: it is kept nowhere and told to nobody. */
function privately(c: Context): Context {
  c.header('Cache-Control', 'private, no-store')
  c.header('Referrer-Policy', 'no-referrer')
  return c
}
