import { z } from 'zod'
import { Activity, ActivitySettings } from '../activities/activity'
import { SavedDraft } from '../drafts/activity-draft'
import { Connection } from '../connections/connection'
import { DoorRecord } from '../check-in/door'
import { Invitation } from '../invitations/invitation'
import { Invoice } from '../invoices/invoice'
import { AttendeeNote } from '../tickets/attendee'
import { Order } from '../orders/order'
import { Payout } from '../payouts/payout'
import { PromoCode } from '../promo-codes/promo-code'
import { Rsvp, RsvpContact } from '../rsvps/rsvp'
import { AuditEntry } from '../audit/audit'
import { TeamMember } from '../team/team'
import { Ticket } from '../tickets/ticket'
import { WaitListEntry } from '../wait-list/wait-list'
import { Instant } from '../time'
import { Upload } from '../uploads/upload'
import { Account, User } from './user'
import { RoomPosition } from '../waiting-room/waiting-room'

/** GET /user/export: all that is kept about a person, as it is kept. */
export const AccountExport = z.object({
  exportedAt: Instant,
  profile: User.nullable(),
  account: Account.nullable(),
  /** Their account at the payment provider. */
  payoutAccountId: z.string().nullable(),
  activities: z.array(
    z.object({
      activity: Activity,
      settings: ActivitySettings.nullable(),
      promoCodes: z.array(PromoCode),
    }),
  ),
  /** What they were writing and had not saved. */
  drafts: z.array(SavedDraft),
  orders: z.array(Order),
  /** Invoices and credit notes of these orders. */
  invoices: z.array(Invoice),
  /** What they were paid out. */
  payouts: z.array(Payout),
  /** What teams wrote down about these orders, and what they themselves did about others'. */
  notes: z.array(AttendeeNote),
  tickets: z.array(Ticket),
  rsvps: z.array(Rsvp),
  /** The emails that they left with RSVPs as a guest. */
  rsvpContacts: z.array(RsvpContact),
  /** Lines for sold-out tickets that they stand in. */
  waits: z.array(WaitListEntry),
  /** Their places in lines to buy tickets. */
  rooms: z.array(RoomPosition),
  connections: z.array(Connection),
  /** Invitations that were mailed to their address, or sent to them as somebody's connection. */
  invitations: z.array(Invitation),
  /** What was written to organisers and to us with their confirmed email to be answered at; to whom it went is not theirs to see. */
  messages: z.array(z.object({ sentAt: Instant, subject: z.string(), text: z.string() })),
  uploads: z.array(Upload),
  teams: z.array(TeamMember),
  /** What they did in activities of their own and of others. */
  audit: z.array(AuditEntry),
  /** What they did at doors, and when they came in somewhere by their answer; tickets know it themselves. */
  door: z.array(DoorRecord),
})
export type AccountExport = z.infer<typeof AccountExport>
