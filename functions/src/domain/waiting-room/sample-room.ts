import type { Activity } from '../../../contract/activities/activity'
import type { RoomPosition, WaitingRoom } from '../../../contract/waiting-room/waiting-room'

/* A waiting room to test with. */

export const NOW = '2026-05-04T10:00:00.000Z'
export const LATER = '2026-05-04T10:30:00.000Z'

export const type = (over: object = {}) => ({
  shareRef: 'abcdefghjk',
  capacity: 100,
  sharesCapacity: null,
  saleStartsInstant: null,
  saleEndsInstant: null,
  ...over,
})
export const activity = (over: object = {}) =>
  ({
    status: 'active',
    startsAt: '2026-06-01T18:00:00.000Z',
    ticketTypes: [type()],
    left: {},
    waitingRoom: true,
    rushUntil: null,
    ...over,
  }) as unknown as Activity
export const place = (over: Partial<RoomPosition> = {}): RoomPosition => ({
  uid: 'ana',
  shareRef: 'abcdefghjk',
  state: 'waiting',
  key: `1-${NOW}-aa`,
  number: 40,
  joinedAt: NOW,
  seenAt: NOW,
  endsAt: null,
  sweepAt: LATER,
  ...over,
})
export const room = (over: Partial<WaitingRoom> = {}): WaitingRoom => {
  return { shareRef: 'abcdefghjk', reached: 9, key: '', pace: 10, at: NOW, ...over }
}
