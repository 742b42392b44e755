import type { Point } from 'functions/contract/activities/activity'

/** Something with a place. */
export interface Placed {
  readonly point: Point
}

/** Things that are so close at a zoom that one bubble stands for them, around their middle. */
export interface Cluster<T extends Placed> {
  readonly items: readonly T[]
  readonly centre: Point
}

/** As close as the map comes. */
export const CLOSEST_ZOOM = 18

const TILE = 256
/** Things closer than this many pixels, across or down, are one cluster: two bubbles would lie on each other. */
const APART = 72

interface Pixel {
  readonly x: number
  readonly y: number
}

/** Where a place is in pixels of the whole world at a zoom (Web Mercator). */
function pixelOf({ latitude, longitude }: Point, zoom: number): Pixel {
  const size = TILE * 2 ** zoom
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((latitude * Math.PI) / 180)))
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

function areClose(one: Pixel, other: Pixel): boolean {
  return Math.abs(one.x - other.x) < APART && Math.abs(one.y - other.y) < APART
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Puts each thing to the first that is close to it; in the order of the first of each cluster. */
export function clustersOf<T extends Placed>(items: readonly T[], zoom: number): Cluster<T>[] {
  const groups: { first: Pixel; items: T[] }[] = []
  for (const item of items) {
    const pixel = pixelOf(item.point, zoom)
    const group = groups.find(({ first }) => areClose(first, pixel))
    if (group) group.items.push(item)
    else groups.push({ first: pixel, items: [item] })
  }
  return groups.map(({ items: together }) => ({
    items: together,
    centre: {
      latitude: mean(together.map((it) => it.point.latitude)),
      longitude: mean(together.map((it) => it.point.longitude)),
    },
  }))
}

/** Whether looking closer does not part them: they are at one place, as far as a map can say. */
export function isOnePlace({ items }: Cluster<Placed>): boolean {
  return clustersOf(items, CLOSEST_ZOOM).length === 1
}
