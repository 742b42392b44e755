import { describe, expect, it } from 'vitest'
import { AGREEMENT_VERSIONS, CURRENT_AGREEMENT, isVersionAccepted } from './agreement-versions'

const VERSIONS = ['2027-03-10', '2027-01-05', '2026-11-22']

describe('a version that somebody agrees to', () => {
  it.each([
    ['the current one', '2027-03-10', '2028-01-01T00:00:00.000Z', true],
    ['the one before, a moment before its day is over', '2027-01-05', '2027-03-10T23:59:59.999Z', true],
    ['the one before, a day after', '2027-01-05', '2027-03-11T00:00:00.000Z', false],
    ['an older one on the day of the change', '2026-11-22', '2027-03-10T00:00:00.000Z', false],
    ['one that never was', '2027-02-01', '2027-03-10T00:00:00.000Z', false],
    ['one to come', '2027-04-01', '2027-03-10T00:00:00.000Z', false],
  ])('%s', (_, version, now, isAccepted) => {
    expect(isVersionAccepted(version, VERSIONS, now)).toBe(isAccepted)
  })

  it('is the only one where there is no other', () => {
    expect(isVersionAccepted('2026-11-22', ['2026-11-22'], '2026-11-22T00:00:00.000Z')).toBe(true)
    expect(isVersionAccepted('2026-11-21', ['2026-11-22'], '2026-11-22T00:00:00.000Z')).toBe(false)
  })
})

describe('the versions', () => {
  it.each(['terms', 'privacy'] as const)('of the %s are days, the newest first', (text) => {
    const versions = AGREEMENT_VERSIONS[text]
    expect(versions.every((it) => new Date(`${it}T00:00:00Z`).toISOString().startsWith(it))).toBe(true)
    expect(versions.toSorted().toReversed()).toEqual(versions)
    expect(CURRENT_AGREEMENT[text]).toBe(versions[0])
  })
})
