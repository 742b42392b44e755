import { z } from 'zod'
import { ShareRef, Uid } from '../ids'
import { Instant } from '../time'

/** How long whoever is let in may take to hold tickets. */
export const PASS_MINUTES = 5

export const WaitingRoomRef = z.strictObject({ shareRef: ShareRef })

/**
 * Where somebody stands in a waiting room: in line, let in for a while, through it with tickets held, or gone: they left,
 * or nobody had heard of them for some minutes when it was their turn.
 */
export const RoomState = z.enum(['waiting', 'inside', 'done', 'gone'])
export type RoomState = z.infer<typeof RoomState>

/** `roomPositions/{shareRef_uid}`: one person's place; for the server alone (docs/waiting-room.md). */
export const RoomPosition = z.object({
  uid: Uid,
  shareRef: ShareRef,
  state: RoomState,
  /** What the line is sorted by: drawn by lot before the opening, by arrival from then on. Made once. */
  key: z.string(),
  /** Their number in line, once everybody before them is known. */
  number: z.int().nullable(),
  joinedAt: Instant,
  /** When their browser last asked, to the minute. */
  seenAt: Instant,
  /** Until when a pass lasts. */
  endsAt: Instant.nullable(),
  /** When it is forgotten. */
  sweepAt: Instant,
})
export type RoomPosition = z.infer<typeof RoomPosition>

/** `waitingRooms/{shareRef}`: how far a room has come; written once a second at most, while somebody waits. */
export const WaitingRoom = z.object({
  shareRef: ShareRef,
  /** The number of the last who was let in, counted with those who left. */
  reached: z.int(),
  /** The key of the last who was let in. */
  key: z.string(),
  /** People let in a minute, lately. */
  pace: z.number(),
  at: Instant,
})
export type WaitingRoom = z.infer<typeof WaitingRoom>

/** What somebody is told of their place. */
export const OwnPosition = z.object({
  /** `open`: there is no room to wait in, tickets can be held; `drawing`: places are drawn when the sale opens. */
  state: z.enum(['open', 'drawing', 'waiting', 'inside', 'sold-out']),
  number: z.int().nullable(),
  ahead: z.int().nullable(),
  /** A rough wait in minutes, once there is a pace to tell it by. */
  minutes: z.int().nullable(),
  opensAt: Instant.nullable(),
  /** Until when tickets can be held. */
  endsAt: Instant.nullable(),
  /** How long the browser should wait before it asks again. */
  askAgainSeconds: z.int(),
})
export type OwnPosition = z.infer<typeof OwnPosition>
