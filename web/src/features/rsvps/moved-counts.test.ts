import { describe, expect, it } from 'vitest'
import { movedCounts } from './moved-counts'

const none = { response: 'not-responded', state: null } as const
const going = { response: 'going', state: 'confirmed' } as const
const interested = { response: 'interested', state: null } as const

describe('the numbers that a page was written with', () => {
  const written = { going: 9, interested: 4 }

  it.each([
    ['going counts', none, going, { going: 10, interested: 4 }],
    ['another answer moves from one to the other', going, interested, { going: 8, interested: 5 }],
    ['undoing takes it out', going, none, { going: 8, interested: 4 }],
    ['waiting for a spot does not count', none, { ...going, state: 'waiting' as const }, written],
    ['the same again changes nothing', going, going, written],
  ])('move with one’s own RSVP: %s', (_, before, after, moved) => {
    expect(movedCounts(written, before, after)).toEqual(moved)
  })

  it('are never below none', () => {
    expect(movedCounts({ going: 0, interested: 0 }, going, none)).toEqual({ going: 0, interested: 0 })
  })
})
