import { describe, expect, it } from 'vitest'
import { toldPosition } from './told-position'
import { LATER, NOW, activity, place, room, type } from './sample-room'

describe('what somebody is told', () => {
  it('is how many are ahead, a rough wait, and when to ask again', () => {
    expect(toldPosition(activity(), place(), room(), NOW)).toMatchObject({
      state: 'waiting',
      number: 40,
      ahead: 30,
      minutes: 4,
      askAgainSeconds: 2,
    })
  })

  it('is no number before it is known, and nothing of the draw before the opening', () => {
    const early = activity({ ticketTypes: [type({ saleStartsInstant: LATER })] })
    expect(toldPosition(early, place({ number: null }), undefined, NOW)).toMatchObject({
      state: 'drawing',
      number: null,
      ahead: null,
      opensAt: LATER,
    })
  })

  it('is when their turn ends, and that it has not ended before', () => {
    const inside = place({ state: 'inside', endsAt: LATER })
    expect(toldPosition(activity(), inside, room(), NOW)).toMatchObject({ state: 'inside', endsAt: LATER })
    expect(toldPosition(activity(), inside, room(), LATER).state).not.toBe('inside')
  })

  it('is that everything is sold out', () => {
    expect(toldPosition(activity({ left: { abcdefghjk: 0 } }), place(), room(), NOW).state).toBe('sold-out')
  })
})
