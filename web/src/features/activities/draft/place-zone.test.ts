import { describe, expect, it } from 'vitest'
import { newDraft } from './defaults'
import type { ActivityDraft } from './draft'
import { placeToFind, zoneToOffer } from './place-zone'

const lisbon: ActivityDraft = {
  ...newDraft('Europe/Lisbon', '2026-11-20T10:00:00.000Z'),
  startDate: '2026-12-01T19:00',
  endDate: '2026-12-01T21:00',
}
const at = (placeZone: string, over: Partial<ActivityDraft> = {}) =>
  zoneToOffer({ ...lisbon, held: { placeZone }, ...over })

describe('the zone of a place is offered', () => {
  it('where its clocks show another time', () => {
    expect(at('Asia/Tokyo')).toBe('Asia/Tokyo')
    expect(at('Europe/London')).toBeUndefined()
    expect(at('Europe/Lisbon')).toBeUndefined()
  })

  it('where they do so only on that day', () => {
    // Phoenix has no summer time.
    const denver = { timezone: 'America/Denver' }
    expect(at('America/Phoenix', denver)).toBeUndefined()
    const july = { ...denver, startDate: '2027-07-01T19:00', endDate: '2027-07-01T21:00' }
    expect(at('America/Phoenix', july)).toBe('America/Phoenix')
  })

  it('not for what is online, nor when the browser does not know it', () => {
    expect(at('Asia/Tokyo', { type: 'virtual' })).toBeUndefined()
    expect(at('Mars/Olympus')).toBeUndefined()
    expect(zoneToOffer(lisbon)).toBeUndefined()
  })
})

describe('a place is looked for', () => {
  const location = { name: 'Jardim', address: 'Lisbon' }
  const marks = { location: { kind: 'words', text: 'at the Jardim' } } as const

  it('when it was filled in without a position', () => {
    expect(placeToFind({ ...lisbon, location, marks })).toBe('Jardim, Lisbon')
  })

  it('not when the person typed it, or it has its position', () => {
    expect(placeToFind({ ...lisbon, location })).toBeUndefined()
    expect(
      placeToFind({ ...lisbon, location: { ...location, latitude: 1, longitude: 2 }, marks }),
    ).toBeUndefined()
  })
})
