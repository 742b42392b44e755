import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Rsvp, RsvpState } from '../../../contract/rsvps/rsvp'
import { decideAnswer } from './decide-answer'
import type { AnswerFacts } from './decide-answer'

const NOW = '2026-12-01T12:00:00.000Z'
const LATER = '2026-12-01T18:00:00.000Z'
const settings = { capacity: 10, plusOnes: 3, needsApproval: false }
const facts: AnswerFacts = { settings, isOrganiser: false, hasTicket: false, hasLine: false, now: NOW }
const asking = { ...facts, settings: { ...settings, needsApproval: true } }
const going = (guests = 0) => ({ response: 'going', guests }) as const

function stood(over: Partial<Rsvp>): Rsvp {
  return Rsvp.parse({
    uid: 'u',
    shareRef: 'abcdefghjk',
    organiserUid: 'o',
    response: 'going',
    shownName: 'U',
    activityStartsAt: LATER,
    activityEndsAt: LATER,
    createdAt: NOW,
    respondedAt: NOW,
    ...over,
  })
}
const placed = (guests = 0) =>
  stood({ seating: 'place', guests, spotIds: Array.from({ length: 1 + guests }, (_, n) => `rsvp.${n}`) })

describe('going where places are limited', () => {
  it('takes one for the person and one for each they bring, or stands in line', () => {
    expect(decideAnswer(undefined, going(2), facts)).toMatchObject({
      state: 'confirmed',
      seating: 'place',
      places: 3,
      whenFull: 'wait',
    })
  })

  it('is behind those who wait already', () => {
    expect(decideAnswer(undefined, going(), { ...facts, hasLine: true })).toMatchObject({
      state: 'waiting',
      places: 0,
    })
  })

  it('keeps the place it has when more people are too many', () => {
    expect(decideAnswer(placed(), going(2), facts)).toMatchObject({ places: 3, whenFull: 'refuse' })
    expect(decideAnswer(placed(2), going(), facts)).toMatchObject({ places: 1 })
  })

  it('needs none with a ticket, nor a yes', () => {
    const withTicket = { ...asking, hasTicket: true, hasLine: true }
    expect(decideAnswer(stood({ state: 'waiting' }), going(), withTicket)).toMatchObject({
      state: 'confirmed',
      seating: 'ticket',
      places: 0,
    })
  })

  it('takes a place on offer until the offer ends', () => {
    const offered = stood({ state: 'offered', offerEndsAt: LATER, spotIds: ['rsvp.1'] })
    expect(decideAnswer(offered, going(), { ...facts, hasLine: true })).toMatchObject({
      state: 'confirmed',
      places: 1,
      whenFull: 'refuse',
    })
    expect(decideAnswer(offered, going(), { ...facts, hasLine: true, now: LATER })).toMatchObject({
      state: 'waiting',
      places: 0,
    })
  })

  it('stays what it was for whoever came before there was a limit', () => {
    expect(decideAnswer(stood({}), going(), { ...facts, hasLine: true })).toMatchObject({
      state: 'confirmed',
      seating: 'open',
      places: 0,
    })
  })
})

describe('going where the organiser looks at each person', () => {
  it('waits for them, but for themselves', () => {
    expect(decideAnswer(undefined, going(), asking).state).toBe('awaiting-approval')
    expect(decideAnswer(undefined, going(), { ...asking, isOrganiser: true }).state).toBe('confirmed')
  })

  it('is no way to bring more people than they agreed to', () => {
    expect(() => decideAnswer(placed(1), going(2), asking)).toThrow('Ask the organiser')
    expect(decideAnswer(placed(1), going(0), asking).places).toBe(1)
  })

  it('cannot be asked again after a no, whatever was answered in between', () => {
    const declined = stood({ state: 'declined' })
    expect(() => decideAnswer(declined, going(), asking)).toThrow('cannot take you')
    const left = decideAnswer(declined, { response: 'not-responded', guests: 0 }, asking)
    expect(() => decideAnswer(stood({ ...left, state: left.state }), going(), asking)).toThrow()
  })
})

describe('people one brings', () => {
  it.each([
    [4, settings],
    [1, { ...settings, plusOnes: 0 }],
    [3, { ...settings, capacity: 3 }],
  ])('%i are refused at their field', (guests, limits) => {
    expect(() => decideAnswer(undefined, going(guests), { ...facts, settings: limits })).toThrow(
      expect.objectContaining({ fields: [expect.objectContaining({ path: 'guests' })] }),
    )
  })

  it('are none with any other answer, and no place is kept', () => {
    for (const response of ['interested', 'not-going', 'not-responded'] as const) {
      expect(decideAnswer(placed(2), { response, guests: 2 }, facts)).toMatchObject({
        state: 'confirmed',
        guests: 0,
        places: 0,
      })
    }
  })
})

it('never confirms anybody to a limited activity without a place, a ticket or an earlier answer', () => {
  const before = fc.option(
    fc.record({
      state: fc.constantFrom(...RsvpState.options),
      response: fc.constantFrom('going' as const, 'interested' as const),
      offerEndsAt: fc.constantFrom(null, NOW, LATER),
    }),
    { nil: undefined },
  )
  fc.assert(
    fc.property(before, fc.boolean(), fc.boolean(), fc.nat(3), (was, hasLine, needsApproval, guests) => {
      const standing = was && stood({ ...was, seating: 'place' })
      if (standing?.state === 'declined') return
      if (needsApproval && guests > 0) return
      const limits = { ...settings, needsApproval }
      const step = decideAnswer(standing, going(guests), { ...facts, settings: limits, hasLine })
      expect(step.state !== 'confirmed' || step.places === 1 + guests).toBe(true)
    }),
  )
})
