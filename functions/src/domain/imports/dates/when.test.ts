import { describe, expect, it } from 'vitest'
import { Temporal } from 'temporal-polyfill'
import { zonesOfCountry } from './country-zones'
import { readTime } from '../source-time'
import { settleWhen } from './when'

const time = (text: string) => {
  const read = readTime(text)
  if (!read) throw new Error(`${text} is no time`)
  return read
}
const settle = (start: string, end: string | null, hints: object = {}, minutes: number | null = null) =>
  settleWhen(
    { start: time(start), end: end === null ? null : time(end), minutes },
    { zone: null, own: 'Europe/Lisbon', ...hints },
  )
const from = (country: string) => ({ likely: [{ zones: zonesOfCountry(country), why: 'Found.' }] })
const berlin = { zone: 'Europe/Berlin' }

describe('the time of an imported event', () => {
  it('stays on the clock of the zone that the source names', () => {
    expect(settle('2026-07-01T19:00', '2026-07-01T21:00', berlin)).toEqual({
      startDate: '2026-07-01T19:00',
      endDate: '2026-07-01T21:00',
      timezone: 'Europe/Berlin',
      guessed: {},
    })
  })

  it('is in the person’s zone, marked, where no zone is known', () => {
    const { timezone, guessed } = settle('2026-07-01T19:00', '2026-07-01T21:00')
    expect([timezone, guessed['timezone']]).toEqual(['Europe/Lisbon', expect.stringContaining('assumed')])
  })

  it.each([
    ['2026-07-01T19:00+01:00', {}, '2026-07-01T19:00', 'Europe/Lisbon'],
    ['2026-07-01T19:00-04:00', from('US'), '2026-07-01T19:00', 'America/New_York'],
    ['2026-07-01T19:00+02:00', from('France'), '2026-07-01T19:00', 'Europe/Paris'],
    ['2026-07-01T17:00Z', from('DK'), '2026-07-01T19:00', 'Europe/Copenhagen'],
    ['2026-07-01T17:00Z', berlin, '2026-07-01T19:00', 'Europe/Berlin'],
    ['2026-07-01T17:00Z', {}, '2026-07-01T18:00', 'Europe/Lisbon'],
    ['2026-07-01T19:00+09:00', {}, '2026-07-01T19:00', 'Etc/GMT-9'],
    ['2026-07-01T19:00-0330', {}, '2026-07-01T23:30', 'Europe/Lisbon'],
  ])('%s with %o is %s in %s', (stated, hints, startDate, timezone) => {
    const when = settle(stated, null, hints)
    expect([when.startDate, when.timezone]).toEqual([startDate, timezone])
    const shown = Temporal.PlainDateTime.from(when.startDate).toZonedDateTime(timezone).epochMilliseconds
    expect(shown).toBe(Date.parse(stated.replace('-0330', '-03:30')))
  })

  it('takes two hours, marked, where no end is given or the end comes first', () => {
    expect(settle('2026-07-01T19:00', null, berlin)).toMatchObject({ endDate: '2026-07-01T21:00' })
    const wrong = settle('2026-07-01T19:00', '2026-07-01T18:00', berlin)
    expect([wrong.endDate, wrong.guessed['endDate']]).toEqual([
      '2026-07-01T21:00',
      expect.stringContaining('two hours'),
    ])
  })

  it('takes as long as the source says', () => {
    expect(settle('2026-07-01T19:00', null, berlin, 90)).toMatchObject({
      endDate: '2026-07-01T20:30',
      guessed: {},
    })
  })

  it('fills whole days, marked, from the first to the last', () => {
    const { startDate, endDate, guessed } = settle('2026-07-01', '2026-07-03', berlin)
    expect([startDate, endDate]).toEqual(['2026-07-01T00:00', '2026-07-03T23:59'])
    expect(Object.keys(guessed)).toEqual(['startDate', 'endDate'])
  })
})

describe('the night in which clocks are put forward', () => {
  it('has no half past two: the time after the change is taken, and said', () => {
    const { startDate, guessed } = settle('2026-03-29T02:30', '2026-03-29T05:00', berlin)
    expect([startDate, guessed['startDate']]).toEqual([
      '2026-03-29T03:30',
      expect.stringContaining('skip 02:30'),
    ])
    expect(settle('2026-03-30T02:30', '2026-03-30T05:00', berlin).guessed).toEqual({})
  })

  it('is an hour shorter for what takes so many minutes', () => {
    expect(settle('2026-03-29T01:00', null, berlin, 120).endDate).toBe('2026-03-29T04:00')
  })

  it('does not end something before it begins', () => {
    const { startDate, endDate } = settle('2026-03-29T02:30', '2026-03-29T03:15', berlin)
    expect(endDate > startDate).toBe(true)
  })
})

describe('the night in which clocks are put back', () => {
  it('has half past two twice: the first is taken, and said unless the source means it', () => {
    expect(settle('2026-10-25T02:30', '2026-10-25T05:00', berlin).guessed).toHaveProperty('startDate')
    expect(settle('2026-10-25T02:30+02:00', '2026-10-25T05:00+01:00', berlin).guessed).toEqual({})
    expect(settle('2026-10-25T02:30+01:00', '2026-10-25T05:00+01:00', berlin).guessed).toHaveProperty(
      'startDate',
    )
  })

  it('ends after it begins on the clock, also within the hour that comes twice', () => {
    const { startDate, endDate } = settle('2026-10-25T02:45', null, berlin, 30)
    expect(endDate > startDate).toBe(true)
  })
})
