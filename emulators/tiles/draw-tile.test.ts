import { describe, expect, it } from 'vitest'
import { drawTile } from './draw-tile'

describe('a tile of the map', () => {
  it('is the same each time it is drawn', () => {
    const tile = { zoom: 13, x: 3888, y: 3139 }
    expect(drawTile(tile)).toBe(drawTile(tile))
    expect(drawTile(tile)).not.toBe(drawTile({ ...tile, x: 3889 }))
  })

  it('has the names of places that are on it', () => {
    expect(drawTile({ zoom: 12, x: 1944, y: 1569 })).toContain('>Lisbon<')
    expect(drawTile({ zoom: 12, x: 0, y: 0 })).not.toContain('<text')
  })
})
