import type { GivenRole } from '../../contract/team'
import { linkKey } from './signed-link'

/** Addresses that the server writes into mails, redirects and pages. `origin` has no slash at its end. */
export const links = {
  publicPage: (origin: string, shareRef: string) => `${origin}/activity/${shareRef}`,
  /** The private screen of an activity. */
  activity: (origin: string, shareRef: string) => `${origin}/${shareRef}`,
  /** A person's secret calendar. */
  feed: (origin: string, token: string) => `${origin}/app/feed/${token}.ics`,
  invoice: (origin: string, shareRef: string) => `${origin}/invoice/${shareRef}`,
  paid: (origin: string, orderId: string) => `${origin}/payment?order=${orderId}`,
  paymentCancelled: (origin: string, orderId: string) => `${origin}/payment?order=${orderId}&cancelled=1`,
  edit: (origin: string, shareRef: string) => `${origin}/edit/${shareRef}`,
  dashboard: (origin: string, shareRef: string) => `${origin}/${shareRef}/dashboard`,
  /** Puts whoever follows it on an activity's team. */
  team: (origin: string, shareRef: string, role: GivenRole, token: string) =>
    `${origin}/${shareRef}/${role === 'door' ? 'door' : 'dashboard'}?join=${token}`,
  returnStripe: (origin: string) => `${origin}/returnStripe`,
  refreshStripe: (origin: string) => `${origin}/returnStripe?refresh=1`,
  /** Works without an account: whoever has the mail has the tickets. */
  tickets: (origin: string, secret: string, orderId: string) =>
    `${origin}/app/tickets/${orderId}?key=${linkKey(secret, 'tickets', orderId)}`,
  /** Ends one kind of mail without signing in. */
  unsubscribe: (origin: string, secret: string, uid: string, kind: string) => {
    const key = linkKey(secret, 'unsubscribe', `${uid}:${kind}`)
    return `${origin}/app/mail/unsubscribe?${new URLSearchParams({ uid, kind, key }).toString()}`
  },
}
