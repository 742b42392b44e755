import type { Rsvp } from '../../../../contract/rsvps/rsvp'
import { config } from '../../../config'
import { links } from '../../../domain/mail/links'
import { findRsvpContact } from '../../../store/rsvps/rsvp-contacts'
import { findAccount } from '../../../store/accounts/users'

/** Where a person is written to about their RSVP, and the page that such a mail leads to. */
export interface RsvpReach {
  readonly email: string
  readonly href: string
}

/** An account is reached at its own address, a guest at the one they left; undefined when there is neither. */
export async function findRsvpReach({
  shareRef,
  uid,
}: Pick<Rsvp, 'shareRef' | 'uid'>): Promise<RsvpReach | undefined> {
  const { PUBLIC_ORIGIN: origin, LINK_SIGNING_KEY: secret } = config()
  const [account, contact] = await Promise.all([findAccount(uid), findRsvpContact(shareRef, uid)])
  if (account?.email) return { email: account.email, href: links.activity(origin, shareRef) }
  return contact && { email: contact.email, href: links.rsvp(origin, secret, contact) }
}
