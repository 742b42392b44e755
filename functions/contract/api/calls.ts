import type { z } from 'zod'
import { ACCOUNT_CALLS } from '../accounts/account-calls'
import { ACTIVITY_CALLS } from '../activities/activity-calls'
import { AUDIT_CALLS } from '../audit/audit-calls'
import { CALENDAR_CALLS } from '../calendars/calendar-calls'
import { CHECK_IN_CALLS } from '../check-in/check-in-calls'
import { DEBT_CALLS } from '../debts/debt-calls'
import { DISPUTE_CALLS } from '../disputes/dispute-calls'
import { DRAFT_CALLS } from '../drafts/draft-calls'
import { GIF_CALLS } from '../gifs/gif-calls'
import { IMPORT_CALLS } from '../imports/import-calls'
import { INVITATION_CALLS } from '../invitations/invitation-calls'
import { INVOICE_CALLS } from '../invoices/invoice-calls'
import { ORDER_CALLS } from '../orders/order-calls'
import { PAYOUT_CALLS } from '../payouts/payout-calls'
import { PROMO_CODE_CALLS } from '../promo-codes/promo-code-calls'
import { REFUND_CALLS } from '../refunds/refund-calls'
import { RSVP_CALLS } from '../rsvps/rsvp-calls'
import { TEAM_CALLS } from '../team/team-calls'
import { TICKET_CALLS } from '../tickets/ticket-calls'
import { UPDATE_CALLS } from '../updates/update-calls'
import { UPLOAD_CALLS } from '../uploads/upload-calls'
import { WAIT_LIST_CALLS } from '../wait-list/wait-list-calls'
import { WAITING_ROOM_CALLS } from '../waiting-room/waiting-room-calls'
import { OPERATOR_CALLS } from '../operators/operator-calls'
import type { Call } from './call'

/** Everything a signed-in person does that the specification's HTTP paths do not cover. */
export const CALLS = {
  ...ACCOUNT_CALLS,
  ...ACTIVITY_CALLS,
  ...AUDIT_CALLS,
  ...CALENDAR_CALLS,
  ...CHECK_IN_CALLS,
  ...DEBT_CALLS,
  ...DISPUTE_CALLS,
  ...DRAFT_CALLS,
  ...GIF_CALLS,
  ...IMPORT_CALLS,
  ...INVITATION_CALLS,
  ...INVOICE_CALLS,
  ...ORDER_CALLS,
  ...PAYOUT_CALLS,
  ...PROMO_CODE_CALLS,
  ...REFUND_CALLS,
  ...RSVP_CALLS,
  ...TEAM_CALLS,
  ...TICKET_CALLS,
  ...UPDATE_CALLS,
  ...UPLOAD_CALLS,
  ...WAIT_LIST_CALLS,
  ...WAITING_ROOM_CALLS,
  ...OPERATOR_CALLS,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS
export type CallInput<N extends CallName> = z.input<(typeof CALLS)[N]['input']>
export type CallParsed<N extends CallName> = z.output<(typeof CALLS)[N]['input']>
/** A call that can be read as a stream, and what comes through it. */
export type StreamedCallName = {
  [N in CallName]: (typeof CALLS)[N] extends { piece: z.ZodType } ? N : never
}[CallName]
export type CallPiece<N extends StreamedCallName> = z.output<(typeof CALLS)[N]['piece']>
export type CallOutput<N extends CallName> = z.output<(typeof CALLS)[N]['output']>

/** The name at the end of a path, whether it is one of the contract or not. */
export function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Whether the function for all calls serves one of this name. */
export function isCallName(name: string): name is CallName {
  return Object.hasOwn(CALLS, name)
}
