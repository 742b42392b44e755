import { describe, expect, it } from 'vitest'
import { CLOSEST_ZOOM, clustersOf, isOnePlace } from './clusters'

const at = (latitude: number, longitude: number) => ({ point: { latitude, longitude } })
const places = [at(38.7223, -9.1393), at(38.7225, -9.1399), at(41.1496, -8.611)]

describe('the bubbles of a map', () => {
  it('stand for all that is close, by the zoom, and for everything once', () => {
    const sizes = (zoom: number) => clustersOf(places, zoom).map((it) => it.items.length)
    expect(sizes(3)).toEqual([3])
    expect(sizes(10)).toEqual([2, 1])
    expect(sizes(19)).toEqual([1, 1, 1])
  })

  it('are in the middle of what they stand for', () => {
    expect(clustersOf(places.slice(0, 2), 5)[0]?.centre.latitude).toBeCloseTo(38.7224)
  })

  it('part what is at different places, and keep together what is at one', () => {
    const [apart] = clustersOf(places.slice(0, 2), 5)
    const [together] = clustersOf([at(38.7223, -9.1393), at(38.72231, -9.13931)], 5)
    expect([apart && isOnePlace(apart), together && isOnePlace(together)]).toEqual([false, true])
  })

  it('never lie on each other, wherever a line of a grid would be', () => {
    for (let n = 0; n < 100; n += 1) {
      const close = [at(38.7223, -9.1393 + n * 1e-5), at(38.7223, -9.13931 + n * 1e-5)]
      expect(clustersOf(close, CLOSEST_ZOOM)).toHaveLength(1)
    }
  })

  it('are none for nothing, and there are some at the ends of the world', () => {
    expect(clustersOf([], 5)).toEqual([])
    expect(clustersOf([at(90, 180), at(-90, -180)], 2)).toHaveLength(2)
  })
})
