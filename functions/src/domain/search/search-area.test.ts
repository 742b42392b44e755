import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf, coverOf, distanceKm } from './search-area'

const LISBON = { latitude: 38.7223, longitude: -9.1393 }
const PORTO = { latitude: 41.1496, longitude: -8.611 }

/** A place so far away in a direction, on a ball as large as the Earth. */
function away(from: { latitude: number; longitude: number }, km: number, bearing: number) {
  const [distance, angle] = [km / 6371, (bearing * Math.PI) / 180]
  const [lat, lng] = [(from.latitude * Math.PI) / 180, (from.longitude * Math.PI) / 180]
  const to = Math.asin(
    Math.sin(lat) * Math.cos(distance) + Math.cos(lat) * Math.sin(distance) * Math.cos(angle),
  )
  const turn = Math.atan2(
    Math.sin(angle) * Math.sin(distance) * Math.cos(lat),
    Math.cos(distance) - Math.sin(lat) * Math.sin(to),
  )
  const longitude = (((lng + turn) * 180) / Math.PI + 540) % 360
  return { latitude: (to * 180) / Math.PI, longitude: longitude - 180 }
}

describe('the cells around a place', () => {
  it('are four at most, and hold every place within the radius', () => {
    const latitude = fc.double({ min: -78, max: 78, noNaN: true })
    const longitude = fc.double({ min: -180, max: 180, noNaN: true })
    const radius = fc.double({ min: 1, max: 200, noNaN: true })
    const share = fc.double({ min: 0, max: 0.98, noNaN: true })
    const bearing = fc.double({ min: 0, max: 360, noNaN: true })
    fc.assert(
      fc.property(latitude, longitude, radius, share, bearing, (lat, lng, km, part, angle) => {
        const centre = { latitude: lat, longitude: lng }
        const cover = coverOf(centre, km)
        if (!cover) return Math.abs(lat) > 60
        const cell = cellsOf(away(centre, km * part, angle))[cover.field]
        return cover.cells.length <= 4 && cell !== null && cover.cells.includes(cell)
      }),
      { numRuns: 500 },
    )
  })

  it('are small for a small circle, and there are none at a pole', () => {
    expect(coverOf(LISBON, 1)?.field).toBe('cell5')
    expect(coverOf(LISBON, 200)?.field).toBe('cell2')
    expect(coverOf({ latitude: 89.9, longitude: 0 }, 200)).toBeUndefined()
  })

  it('are none for an activity without a place', () => {
    expect(cellsOf(null)).toEqual({ cell2: null, cell3: null, cell4: null, cell5: null })
  })
})

describe('a distance', () => {
  it('is in kilometres', () => {
    expect(distanceKm(LISBON, PORTO)).toBeCloseTo(274, -1)
  })
})
