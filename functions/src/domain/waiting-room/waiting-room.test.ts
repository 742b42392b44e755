import { describe, expect, it } from 'vitest'
import { hasRoom, letIn, opensAt, positionKey, roomFor, rushAfter, RUSH_PER_SECOND } from './waiting-room'
import { LATER, NOW, activity, place, room, type } from './sample-room'

const after = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString()

describe('whether an activity has a waiting room', () => {
  const opening = (saleStartsInstant: string) => activity({ ticketTypes: [type({ saleStartsInstant })] })

  it.each([
    ['as its organiser wants', activity(), true],
    ['not without their word', activity({ waitingRoom: false }), false],
    ['in a rush, whatever they want', activity({ waitingRoom: false, rushUntil: after(60) }), true],
    ['not when the rush is over', activity({ waitingRoom: false, rushUntil: NOW }), false],
    ['not while it is not active', activity({ status: 'inactive' }), false],
    ['not once it has begun', activity({ startsAt: NOW }), false],
    ['an hour before its sale opens', opening(after(3600)), true],
    ['not earlier', opening(after(3601 + 60)), false],
  ])('%s', (_, it, has) => {
    expect(hasRoom(it, NOW)).toBe(has)
  })

  it('is told by how many hold in a second, and where there is a limit alone', () => {
    const holds = (count: number) => Array.from({ length: count }, () => ({ at: NOW, day: '', checkouts: 1 }))
    const calm = activity({ waitingRoom: false })
    expect(rushAfter(calm, holds(RUSH_PER_SECOND * 2), NOW, after(2))).toBe(after(302))
    expect(rushAfter(calm, holds(RUSH_PER_SECOND * 2 - 1), NOW, after(2))).toBeUndefined()
    const unlimited = activity({ ticketTypes: [type({ capacity: null })] })
    expect(rushAfter(unlimited, holds(RUSH_PER_SECOND * 2), NOW, after(2))).toBeUndefined()
    const told = activity({ rushUntil: after(290) })
    expect(rushAfter(told, holds(RUSH_PER_SECOND * 2), NOW, after(2))).toBeUndefined()
  })
})

describe('the line', () => {
  it('puts those who come before the opening ahead of all others, by lot and not by when they came', () => {
    const early = activity({ ticketTypes: [type({ saleStartsInstant: LATER })] })
    const [first, second] = [positionKey(early, 'ff', NOW), positionKey(early, '00', after(60))]
    const onTime = positionKey(early, '00', LATER)
    expect(opensAt(early, NOW)).toBe(LATER)
    expect([first, second, onTime].toSorted()).toEqual([second, first, onTime])
  })

  it('lets in as many as stock serves, and none before the opening', () => {
    expect(roomFor(activity(), 0, undefined, NOW)).toBe(50)
    expect(roomFor(activity(), 0, room(), after(3))).toBe(150)
    expect(roomFor(activity(), 295, room(), after(3))).toBe(5)
    expect(roomFor(activity({ ticketTypes: [type({ saleStartsInstant: LATER })] }), 0, room(), NOW)).toBe(0)
  })

  it('lets in no more than twice as many as there are tickets for', () => {
    const few = activity({ left: { abcdefghjk: 4 } })
    expect([roomFor(few, 0, room(), after(3)), roomFor(few, 6, room(), after(3))]).toEqual([8, 2])
    expect(roomFor(activity({ left: { abcdefghjk: 0 } }), 0, room(), after(3))).toBe(0)
  })

  it('passes over whoever nobody has heard of for three minutes', () => {
    expect(letIn(place(), after(180)).state).toBe('inside')
    expect(letIn(place(), after(181)).state).toBe('gone')
  })
})
