import { describe, expect, it } from 'vitest'
import type { Activity } from '../../contract/activity'
import type { RoomPlace, WaitingRoom } from '../../contract/waiting-room'
import { toldPlace } from './told-place'

const NOW = '2026-05-04T10:00:00.000Z'
const LATER = '2026-05-04T10:30:00.000Z'

const type = (over: object = {}) => ({
  shareRef: 'abcdefghjk',
  capacity: 100,
  sharesPlaces: null,
  saleStartsInstant: null,
  saleEndsInstant: null,
  ...over,
})
const activity = (over: object = {}) =>
  ({
    status: 'active',
    startsAt: '2026-06-01T18:00:00.000Z',
    ticketTypes: [type()],
    left: {},
    waitingRoom: true,
    rushUntil: null,
    ...over,
  }) as unknown as Activity
const place = (over: Partial<RoomPlace> = {}): RoomPlace => ({
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
const room = (over: Partial<WaitingRoom> = {}): WaitingRoom => {
  return { shareRef: 'abcdefghjk', reached: 9, key: '', pace: 10, at: NOW, ...over }
}

describe('what somebody is told', () => {
  it('is how many are ahead, a rough wait, and when to ask again', () => {
    expect(toldPlace(activity(), place(), room(), NOW)).toMatchObject({
      state: 'waiting',
      number: 40,
      ahead: 30,
      minutes: 4,
      askAgainSeconds: 2,
    })
  })

  it('is no number before it is known, and nothing of the draw before the opening', () => {
    const early = activity({ ticketTypes: [type({ saleStartsInstant: LATER })] })
    expect(toldPlace(early, place({ number: null }), undefined, NOW)).toMatchObject({
      state: 'drawing',
      number: null,
      ahead: null,
      opensAt: LATER,
    })
  })

  it('is when their turn ends, and that it has not ended before', () => {
    const inside = place({ state: 'inside', endsAt: LATER })
    expect(toldPlace(activity(), inside, room(), NOW)).toMatchObject({ state: 'inside', endsAt: LATER })
    expect(toldPlace(activity(), inside, room(), LATER).state).not.toBe('inside')
  })

  it('is that everything is sold out', () => {
    expect(toldPlace(activity({ left: { abcdefghjk: 0 } }), place(), room(), NOW).state).toBe('sold-out')
  })
})
