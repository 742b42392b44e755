import { z } from 'zod'
import { Line } from '../text/line'
import { Cursor, IdempotencyKey, ShareRef, Uid } from '../ids'
import { TeamRole } from '../team/team'
import { Admission, TicketStatus } from '../tickets/ticket'
import { Instant, TimeZone } from '../time'

/** Who is let in: a ticket by its id, an answer as `rsvp:<uid>`, a walk-in without a ticket as `walk-in:<id>`. */
export const DoorKey = z.string().regex(/^[A-Za-z0-9_:-]{8,140}$/, 'This is not the key of a guest.')
export type DoorKey = z.infer<typeof DoorKey>

export const DoorKind = z.enum(['ticket', 'rsvp', 'walk-in'])
export type DoorKind = z.infer<typeof DoorKind>

/** What a gate is called; empty where there is only one. */
export const GateName = Line().max(40, 'Use at most 40 characters.')

/** One line of a check-in's log, which only grows. `at` is the device's time, never later than the server's. */
export const DoorAct = z.object({
  did: z.enum(['admitted', 'undone']),
  at: Instant,
  gate: z.string(),
  scanId: IdempotencyKey,
  deviceId: IdempotencyKey,
  byUid: Uid,
  byName: z.string(),
})
export type DoorAct = z.infer<typeof DoorAct>

/** More than anybody is let in and out again. */
export const MAX_DOOR_ACTS = 50

/** `activities/{shareRef}/checkIns/{key}`: for the server alone; whoever is let in has one, with all that was done. */
export const CheckIn = z.object({
  key: DoorKey,
  shareRef: ShareRef,
  kind: DoorKind,
  isIn: z.boolean(),
  /** Of a walk-in without a ticket; empty for others, whose names are on the ticket or the answer. */
  name: z.string(),
  log: z.array(DoorAct).min(1).max(MAX_DOOR_ACTS),
  /** Everybody in the log, to find what somebody did. */
  byUids: z.array(Uid),
  updatedAt: Instant,
})
export type CheckIn = z.infer<typeof CheckIn>

/** A guest as door staff see them: no address, no price. */
export const DoorEntry = z.object({
  key: DoorKey,
  kind: DoorKind,
  name: z.string(),
  /** What the ticket type is called; empty without a ticket. */
  title: z.string(),
  /** How many people come with them. */
  guests: z.int(),
  status: TicketStatus,
  /** The ticket's, by which the door finds it and tells namesakes apart; empty without a ticket. */
  shortCode: z.string(),
  admission: Admission.nullable(),
})
export type DoorEntry = z.infer<typeof DoorEntry>

/** The same with who let them in, for those who may see the whole list; null while they are not in. */
export const GuestAtDoor = DoorEntry.extend({ byName: z.string().nullable() })
export type GuestAtDoor = z.infer<typeof GuestAtDoor>

export const DoorRef = z.strictObject({ shareRef: ShareRef })

/** All that a door needs to work without a network, beside its guests. */
export const Door = z.object({
  shareRef: ShareRef,
  title: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  timezone: TimeZone,
  role: TeamRole,
  ticketTypes: z.array(z.object({ shareRef: ShareRef, title: z.string() })),
  /** The raw Ed25519 public keys by id, in base64url: every key with which a ticket may be signed. */
  keys: z.record(z.string(), z.string()),
})
export type Door = z.infer<typeof Door>

/** Guests whom one page brings. */
export const DOOR_PAGE = 500

/** All guests, page by page; with `since`, those who changed since an earlier list's `asOf`. */
export const ListDoor = z.strictObject({
  shareRef: ShareRef,
  cursor: Cursor.optional(),
  since: Instant.optional(),
})
export type ListDoor = z.infer<typeof ListDoor>
export const DoorPage = z.object({
  items: z.array(DoorEntry),
  nextCursor: Cursor.nullable(),
  /** Where the next list of changes begins. */
  asOf: Instant,
})
export type DoorPage = z.infer<typeof DoorPage>

/** Where and by which device something was done at the door. */
const deed = { at: Instant, gate: GateName, deviceId: IdempotencyKey }

/** A scan names a guest by the code on their ticket or, found in the list, by the key. */
export const Scan = z
  .strictObject({
    scanId: IdempotencyKey,
    key: DoorKey.optional(),
    code: z.string().min(1).max(300, 'This is too long for the code of a ticket.').optional(),
    ...deed,
  })
  .refine((scan) => (scan.key === undefined) !== (scan.code === undefined), {
    path: ['code'],
    message: 'Send either the code of a ticket or the key of a guest.',
  })
export type Scan = z.infer<typeof Scan>

export const MAX_SCANS = 200
export const CheckInGuests = z.strictObject({
  shareRef: ShareRef,
  scans: z.array(Scan).min(1, 'Send at least one scan.').max(MAX_SCANS, `Send at most ${MAX_SCANS} scans.`),
})
export type CheckInGuests = z.infer<typeof CheckInGuests>

/** What comes of a scan. A repeated scan answers what it did; `undone` is one that was taken back since. */
export const ScanOutcome = z.enum([
  'admitted',
  'already',
  'void',
  'blocked',
  'unknown',
  'wrong-activity',
  'undone',
])
export type ScanOutcome = z.infer<typeof ScanOutcome>

export const ScanResult = z.object({
  scanId: IdempotencyKey,
  outcome: ScanOutcome,
  entry: DoorEntry.nullable(),
  /** Who let them in, where they are in already. */
  byName: z.string().nullable(),
})
export type ScanResult = z.infer<typeof ScanResult>
export const GuestsCheckedIn = z.object({ results: z.array(ScanResult) })

/** Takes back the admission that a scan made; another one, made since, stays. */
export const UndoCheckIn = z.strictObject({
  shareRef: ShareRef,
  key: DoorKey,
  scanId: IdempotencyKey,
  ...deed,
})
export type UndoCheckIn = z.infer<typeof UndoCheckIn>
export const CheckInUndone = z.object({ entry: DoorEntry })

/** Somebody who comes without a ticket: with a ticket type they take one of its places. */
export const AddWalkIn = z.strictObject({
  shareRef: ShareRef,
  name: Line().min(1, 'Say who they are.').max(120, 'Use at most 120 characters.'),
  ticketTypeRef: ShareRef.nullable(),
  /** They paid the listed price at the door. */
  paidCash: z.boolean(),
  /** Sent again under the same key, nobody is added twice. */
  key: IdempotencyKey,
  ...deed,
})
export type AddWalkIn = z.infer<typeof AddWalkIn>
export const WalkInAdded = z.object({ entry: DoorEntry })

/** What somebody did or met with at doors, for the export of their account. */
export const DoorRecord = z.object({
  shareRef: ShareRef,
  key: DoorKey,
  acts: z.array(DoorAct.pick({ did: true, at: true, gate: true })),
})
export type DoorRecord = z.infer<typeof DoorRecord>
