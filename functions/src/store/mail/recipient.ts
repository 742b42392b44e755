import type { Instant } from '../../../contract/time'

/** Somebody who is written to: by the address of their account, or by the one they ordered or were invited with. */
export interface Recipient {
  /** Null for somebody who was invited by mail and whom nobody knows yet. */
  readonly uid: string | null
  readonly email: string | null
  /** Since when they belong to the group. */
  readonly since: Instant
  readonly hasTicket: boolean
  /** The invitation that they were sent and have not answered. */
  readonly invitationId: string | null
  /** The ticket that somebody sent them; null for all others. */
  readonly receivedId: string | null
}
