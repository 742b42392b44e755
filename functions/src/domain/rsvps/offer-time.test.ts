import { expect, it } from 'vitest'
import { offerEnd } from './offer-time'

const NOW = '2026-12-01T12:00:00.000Z'
const at = (hour: string) => `2026-12-0${hour}:00.000Z`

it.each([
  ['twelve hours', '3T18:00', '3T20:00', '2T00:00'],
  ['until two hours before it begins', '1T20:00', '1T22:00', '1T18:00'],
  ['half an hour at least', '1T13:00', '1T22:00', '1T12:30'],
  ['no longer than it takes place', '1T11:00', '1T12:10', '1T12:10'],
])('an offer stands %s', (_, startsAt, endsAt, end) => {
  expect(offerEnd({ startsAt: at(startsAt), endsAt: at(endsAt) }, NOW)).toBe(at(end))
})
