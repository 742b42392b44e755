import type { Point } from 'functions/contract/activity'

/** Something with a place. */
export interface Placed {
  readonly point: Point
}

/** Things that are so close at a zoom that one bubble stands for them, around their middle. */
export interface Cluster<T extends Placed> {
  readonly items: readonly T[]
  readonly centre: Point
}

const TILE = 256
/** The side of the squares in which things are one cluster, in pixels: about two bubbles. */
const SQUARE = 72

/** Where a place is in pixels of the whole world at a zoom (Web Mercator). */
function pixelOf({ latitude, longitude }: Point, zoom: number): { x: number; y: number } {
  const size = TILE * 2 ** zoom
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((latitude * Math.PI) / 180)))
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Puts things into squares of the map; in the order of the first of each square. */
export function clustersOf<T extends Placed>(items: readonly T[], zoom: number): Cluster<T>[] {
  const squares = new Map<string, T[]>()
  for (const item of items) {
    const { x, y } = pixelOf(item.point, zoom)
    const square = `${Math.floor(x / SQUARE)}/${Math.floor(y / SQUARE)}`
    squares.set(square, [...(squares.get(square) ?? []), item])
  }
  return [...squares.values()].map((together) => ({
    items: together,
    centre: {
      latitude: mean(together.map((it) => it.point.latitude)),
      longitude: mean(together.map((it) => it.point.longitude)),
    },
  }))
}
