import type { GivenRole } from '../../../contract/team/team'
import { linkKey } from '../access/signed-link'

/** What the key of a preview's address is for. */
export const GIF_PURPOSE = 'gif'

/** What the key of a link to a ticket that was sent on is for. */
export const SENT_PURPOSE = 'sent-ticket'

/** What the key of the picture of a ticket's code is for. */
export const TICKET_PICTURE_PURPOSE = 'ticket-picture'

/** What the key of a link to the tickets of an address is for. */
export const FOUND_PURPOSE = 'found-tickets'

/** What such a link is good for: an address, until a time. */
export const foundSubject = (email: string, until: string): string => `${email}:${until}`

/** What the key of a link that leads to the organiser is for. It goes into an address that is shared and kept: it opens no tickets. */
export const CONTACT_PURPOSE = 'contact'

/** What such a link is good for: asking about the activity of an order, or of a ticket. */
export const contactSubject = (kind: 'order' | 'ticket', id: string): string => `${kind}:${id}`

/** A guest's RSVP and the address that it is mailed to. */
interface Reached {
  readonly shareRef: string
  readonly uid: string
  readonly email: string
}

/** What the key of a link to a guest's RSVP is for. */
export const RSVP_PURPOSE = 'rsvp'

/** What such a link is good for: the RSVP, as long as it is mailed to this address. */
export const rsvpSubject = (shareRef: string, uid: string, email: string): string =>
  `${shareRef}:${uid}:${email}`

function rsvpQuery(secret: string, { shareRef, uid, email }: Reached): string {
  const key = linkKey(secret, RSVP_PURPOSE, rsvpSubject(shareRef, uid, email))
  return new URLSearchParams({ activity: shareRef, guest: uid, key }).toString()
}

function contactUrl(origin: string, secret: string, shareRef: string, kind: 'order' | 'ticket', id: string) {
  const key = linkKey(secret, CONTACT_PURPOSE, contactSubject(kind, id))
  return `${origin}/contact?${new URLSearchParams({ activity: shareRef, [kind]: id, key }).toString()}`
}

/** Addresses that the server writes into mails, redirects and pages. `origin` has no slash at its end. */
export const links = {
  publicPage: (origin: string, shareRef: string) => `${origin}/activity/${shareRef}`,
  /** The private screen of an activity. */
  activity: (origin: string, shareRef: string) => `${origin}/${shareRef}`,
  invitation: (origin: string, shareRef: string, token: string) =>
    `${origin}/${shareRef}?invitation=${token}`,
  /** A person's secret calendar. */
  calendarFeed: (origin: string, token: string) => `${origin}/app/calendar-feed/${token}.ics`,
  invoice: (origin: string, shareRef: string) => `${origin}/invoice/${shareRef}`,
  paid: (origin: string, orderId: string) => `${origin}/payment?order=${orderId}`,
  paymentCancelled: (origin: string, orderId: string) => `${origin}/payment?order=${orderId}&cancelled=1`,
  /** Where so many tickets of a type are bought. */
  checkout: (origin: string, shareRef: string, ticketTypeRef: string, quantity: number) =>
    `${origin}/payment?activity=${shareRef}&tickets=${ticketTypeRef}.${quantity}`,
  edit: (origin: string, shareRef: string) => `${origin}/edit/${shareRef}`,
  dashboard: (origin: string, shareRef: string) => `${origin}/${shareRef}/dashboard`,
  /** Puts whoever follows it on an activity's team. */
  team: (origin: string, shareRef: string, role: GivenRole, token: string) =>
    `${origin}/${shareRef}/${role === 'door' ? 'door' : 'dashboard'}?join=${token}`,
  payouts: (origin: string) => `${origin}/payouts`,
  returnStripe: (origin: string) => `${origin}/returnStripe`,
  refreshStripe: (origin: string) => `${origin}/returnStripe?refresh=1`,
  /** Works without an account: whoever has the mail has the tickets. */
  tickets: (origin: string, secret: string, orderId: string) =>
    `${origin}/app/tickets/${orderId}?key=${linkKey(secret, 'tickets', orderId)}`,
  /** Works without an account: whoever was sent the ticket has it. */
  sentTicket: (origin: string, secret: string, ticketId: string) =>
    `${origin}/app/tickets/sent/${ticketId}?key=${linkKey(secret, SENT_PURPOSE, ticketId)}`,
  /** The picture of a ticket's code, for mails. */
  ticketPicture: (origin: string, secret: string, ticketId: string) =>
    `${origin}/app/tickets/pictures/${ticketId}?key=${linkKey(secret, TICKET_PICTURE_PURPOSE, ticketId)}`,
  /** Where the organiser is written to by whoever has the mail with an order’s tickets. */
  contactByOrder: (origin: string, secret: string, shareRef: string, orderId: string) =>
    contactUrl(origin, secret, shareRef, 'order', orderId),
  /** The same for whoever was sent a ticket. */
  contactByTicket: (origin: string, secret: string, shareRef: string, ticketId: string) =>
    contactUrl(origin, secret, shareRef, 'ticket', ticketId),
  /** Leads to the tickets that were bought with an address, until a time. */
  foundTickets: (origin: string, secret: string, email: string, until: string) => {
    const key = linkKey(secret, FOUND_PURPOSE, foundSubject(email, until))
    return `${origin}/app/tickets/found?${new URLSearchParams({ email, until, key }).toString()}`
  },
  /** A guest's RSVP, to look at and to change without an account. */
  rsvp: (origin: string, secret: string, { shareRef, uid, email }: Reached) =>
    `${origin}/app/rsvp/mine?${rsvpQuery(secret, { shareRef, uid, email })}`,
  /** Ends reminders and updates about one RSVP. */
  rsvpMails: (origin: string, secret: string, { shareRef, uid, email }: Reached) =>
    `${origin}/app/rsvp/mine/mails?${rsvpQuery(secret, { shareRef, uid, email })}`,
  /** The preview of an animated picture that a search has found; such addresses are made by the server alone. */
  gif: (secret: string, id: string) => `/app/gifs/${id}?key=${linkKey(secret, GIF_PURPOSE, id)}`,
  stillGif: (secret: string, id: string) => `/app/gifs/${id}?key=${linkKey(secret, GIF_PURPOSE, id)}&still=1`,
  /** Ends one kind of mail without signing in. */
  unsubscribe: (origin: string, secret: string, uid: string, kind: string) => {
    const key = linkKey(secret, 'unsubscribe', `${uid}:${kind}`)
    return `${origin}/app/mail/unsubscribe?${new URLSearchParams({ uid, kind, key }).toString()}`
  },
}
