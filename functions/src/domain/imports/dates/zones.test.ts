import { describe, expect, it } from 'vitest'
import { WINDOWS_ZONES } from '../calendars/windows-zones'
import { zonesOfCountry } from './country-zones'
import { resolveZone } from './zones'

describe('the name of a zone', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['"Tokyo Standard Time"', 'Asia/Tokyo'],
    ['/example.org/20260101_1/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['/freeassociation.example/Tzfile/Europe/Rome', 'Europe/Rome'],
    ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
    ['GMT', 'UTC'],
  ])('%s means %s', (stated, zone) => {
    expect(resolveZone(stated)).toBe(zone)
  })

  it.each(['', 'Nowhere/Land', 'Customized Time Zone', '+02:00', '__proto__', 'constructor', '/'])(
    '%j means none',
    (stated) => {
      expect(resolveZone(stated)).toBeUndefined()
    },
  )

  it('of Windows is one that this server knows, every one of them', () => {
    const unknown = Object.keys(WINDOWS_ZONES).filter((name) => {
      const zone = resolveZone(name)
      return zone === undefined || !new Intl.DateTimeFormat('en', { timeZone: zone })
    })
    expect(unknown).toEqual([])
  })
})

describe('the zones of a country', () => {
  it('are found by code and by name, the one of most people first', () => {
    expect(zonesOfCountry('US')[0]).toBe('America/New_York')
    expect(zonesOfCountry('Denmark')).toEqual(['Europe/Copenhagen'])
    expect(zonesOfCountry('UK')).toContain('Europe/London')
  })

  it.each([undefined, '', 'Atlantis', 'X1', '..'])('%j has none', (country) => {
    expect(zonesOfCountry(country)).toEqual([])
  })
})
