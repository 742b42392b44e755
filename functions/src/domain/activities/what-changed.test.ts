import { expect, it } from 'vitest'
import { whatChanged } from './what-changed'

const before = {
  startsAt: '2026-12-01T18:30:00.000Z',
  endsAt: '2026-12-01T20:30:00.000Z',
  timezone: 'Europe/Lisbon',
  type: 'in-person',
  location: { name: 'Old mill', address: '1 River Street' },
  meetingUrl: null,
} as const

it.each([
  ['nothing', {}, []],
  ['its start', { startsAt: '2026-12-01T19:30:00.000Z' }, ['when']],
  ['its end', { endsAt: '2026-12-01T21:30:00.000Z' }, ['when']],
  ['its zone', { timezone: 'Europe/Paris' }, ['when']],
  ['its address', { location: { name: 'Old mill', address: '2 River Street' } }, ['where']],
  ['a pin on the map', { location: { ...before.location, latitude: 1, longitude: 1 } }, []],
  [
    'where it meets',
    { type: 'virtual', location: null, meetingUrl: 'https://meet.example' },
    ['where', 'link'],
  ],
] as const)('of %s people have to know accordingly', (_, over, changed) => {
  expect(whatChanged(before, { ...before, ...over })).toEqual(changed)
})
