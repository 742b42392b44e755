import { describe, expect, it } from 'vitest'
import { ActivityStatus } from '../../../contract/activities/activity'
import { maySee, mayMove, missingForPublishing } from './activity-rules'

const ALLOWED = [
  'draft>active',
  'draft>cancelled',
  'draft>deleted',
  'active>inactive',
  'active>cancelled',
  'inactive>active',
  'inactive>cancelled',
  'cancelled>deleted',
]

describe('the moves of an activity', () => {
  const pairs = ActivityStatus.options.flatMap((from) =>
    ActivityStatus.options.map((to) => [from, to] as const),
  )

  it.each(pairs)('from %s to %s', (from, to) => {
    expect(mayMove(from, to)).toBe(from === to || ALLOWED.includes(`${from}>${to}`))
  })
})

describe('publishing', () => {
  const selling = { isReady: false, currencies: ['usd'], outside: null }
  const ready = { ...selling, isReady: true }
  const draft = {
    currency: 'usd',
    type: 'in-person' as const,
    location: { name: 'Old mill', address: '' },
    hasMeetingUrl: false,
    ticketTypes: [{ price: 0 }],
  }
  const facts = { startsAt: '2026-12-02T00:00:00.000Z', now: '2026-12-01T00:00:00.000Z', selling }

  it('needs nothing more for a free activity with a place', () => {
    expect(missingForPublishing(draft, facts)).toEqual([])
  })

  it.each([
    ['a start that is past', draft, { ...facts, now: facts.startsAt }, 'startDate'],
    ['no place', { ...draft, location: null }, facts, 'location'],
    ['no link', { ...draft, type: 'virtual' as const }, facts, 'meetingUrl'],
    ['a price without payouts', { ...draft, ticketTypes: [{ price: 1 }] }, facts, 'ticketTypes'],
    [
      'a price in a currency that is converted',
      { ...draft, currency: 'eur', ticketTypes: [{ price: 1 }] },
      { ...facts, selling: ready },
      'ticketTypes',
    ],
  ])('is refused for %s', (_, given, about, path) => {
    expect(missingForPublishing(given, about).map((field) => field.path)).toEqual([path])
  })

  it('takes a price once payouts are ready', () => {
    expect(
      missingForPublishing({ ...draft, ticketTypes: [{ price: 1 }] }, { ...facts, selling: ready }),
    ).toEqual([])
  })
})

describe('who may see an activity', () => {
  const organiser = { uid: 'o', name: 'O', photoURL: null }
  const shown = { audience: 'public', status: 'active', organiser } as const

  it.each([
    ['anybody', 'a public one', shown, null, false, true],
    ['nobody else', 'a draft', { ...shown, status: 'draft' }, 'p', true, false],
    ['its organiser', 'a draft', { ...shown, status: 'draft' }, 'o', false, true],
    ['nobody', 'a deleted one', { ...shown, status: 'deleted' }, 'o', true, false],
    ['no stranger', 'a private one', { ...shown, audience: 'private' }, 'p', false, false],
    ['an invited person', 'a private one', { ...shown, audience: 'private' }, 'p', true, true],
    ['no stranger', 'one for connections', { ...shown, audience: 'connections' }, 'p', false, false],
  ] as const)('%s sees %s', (_who, _what, activity, uid, invited, expected) => {
    expect(maySee(activity, uid, invited)).toBe(expected)
  })
})
