import type { Context, Hono } from 'hono'
import { changeOwnRsvp, endRsvpMails, readOwnRsvp } from '../actions/rsvps/change-own-rsvp'
import type { OwnRsvpProblem, RsvpLink } from '../actions/rsvps/change-own-rsvp'
import { visitorOf } from './serve-route'
import { ownRsvpPage, rsvpMailsPage } from './own-rsvp-page'

/** The pages behind the links in a guest's mails about their RSVP. They open without an account. */
export function addOwnRsvps<E extends object>(app: Hono<E>): void {
  app.get('/rsvp/mine', async (c) => show(c))
  app.post('/rsvp/mine', async (c) => {
    const form = await c.req.parseBody({ all: true })
    const problem = await changeOwnRsvp(linkOf(c), form, visitorOf(c).ip, new Date().toISOString())
    return show(c, problem)
  })
  app.on(['GET', 'POST'], '/rsvp/mine/mails', async (c) => {
    const link = linkOf(c)
    const isDone = c.req.method === 'POST'
    if (isDone) await endRsvpMails(link)
    return privately(c).html(rsvpMailsPage(await readOwnRsvp(link), isDone))
  })
}

async function show(c: Context, problem?: OwnRsvpProblem): Promise<Response> {
  const own = await readOwnRsvp(linkOf(c))
  const mailsHref = `/app/rsvp/mine/mails${new URL(c.req.url).search}`
  return privately(c).html(ownRsvpPage(own, mailsHref, problem), problem === undefined ? 200 : 409)
}

function linkOf(c: Context): RsvpLink {
  const [activity = '', guest = '', key = ''] = ['activity', 'guest', 'key'].map((name) => c.req.query(name))
  return { activity, guest, key }
}

/** Whoever has the address has the RSVP: it is kept nowhere and told to nobody. */
function privately(c: Context): Context {
  c.header('Cache-Control', 'private, no-store')
  c.header('Referrer-Policy', 'no-referrer')
  return c
}
