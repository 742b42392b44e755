/**
 * What answers below /app without being a route of the contract, and who comes there instead of our app, so that none of it
 * asks for App Check. A test compares this list with what is served.
 */
export const OPEN_PATHS: Readonly<Record<string, string>> = {
  '/pictures/:id/:file': 'Browsers load pictures by themselves, as do crawlers and mail programs.',
  '/gifs/:id': 'Browsers load pictures by themselves.',
  '/videos/:file': 'Browsers load videos by themselves.',
  '/activity/:shareRef/calendar.ics': 'Calendar programs read it.',
  '/person/:uid/calendar.ics': 'Calendar programs read it.',
  '/calendar-feed/:file': 'Calendar programs read it, by a secret link.',
  '/tickets/found': 'A signed link in a mail opens it, in any browser.',
  '/tickets/sent/:ticketId': 'A signed link in a mail opens it, in any browser.',
  '/tickets/pictures/:ticketId': 'Mail programs show it, by a signed link.',
  '/tickets/:orderId': 'A signed link in a mail opens it, in any browser.',
  '/rsvp/mine': 'A signed link in a mail opens it; the page works without scripts.',
  '/rsvp/mine/mails': 'A signed link in a mail opens it; the page works without scripts.',
  '/mail/unsubscribe': 'Mail programs send it, by a signed link (RFC 8058).',
  '/stripe/webhook': 'Stripe sends it, signed.',
  '/openapi.json': 'Anybody may read how to talk to us.',
}
