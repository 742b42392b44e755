import { distanceBetween, geohashForLocation } from 'geofire-common'
import type { Point } from '../../../contract/activities/activity'

/** Lengths of the geohashes that a listing carries. */
const LENGTHS = [5, 4, 3, 2] as const
export type CellField = `cell${(typeof LENGTHS)[number]}`

/** More would make too many alternatives of one query, beside seven days. */
const MOST_CELLS = 4
const KM_PER_DEGREE = 111.32

/** The cells that a place is in, none for none. */
export function cellsOf(point: Point | null): Record<CellField, string | null> {
  const cell = (length: number) => (point === null ? null : hashOf(point.latitude, point.longitude, length))
  return { cell2: cell(2), cell3: cell(3), cell4: cell(4), cell5: cell(5) }
}

function hashOf(latitude: number, longitude: number, length: number): string {
  return geohashForLocation([latitude, longitude], length)
}

/** How far two places are from each other. */
export function distanceKm(a: Point, b: Point): number {
  return distanceBetween([a.latitude, a.longitude], [b.latitude, b.longitude])
}

/** Degrees from one end of a cell to the other. */
function sizeOf(length: number): { latitude: number; longitude: number } {
  const bits = length * 5
  return { latitude: 180 / 2 ** Math.floor(bits / 2), longitude: 360 / 2 ** Math.ceil(bits / 2) }
}

/**
 * The smallest cells of which a few cover the circle, or undefined close to a pole, where a circle may cross them all.
 */
export function coverOf(centre: Point, radiusKm: number): { field: CellField; cells: string[] } | undefined {
  for (const length of LENGTHS) {
    const cells = cellsAround(centre, radiusKm, length)
    if (cells && cells.length <= MOST_CELLS) return { field: `cell${length}`, cells }
  }
  return undefined
}

/** The cells of one length that touch the box around a circle; undefined when there are far too many. */
function cellsAround(centre: Point, radiusKm: number, length: number): string[] | undefined {
  const size = sizeOf(length)
  const reach = radiusKm / KM_PER_DEGREE
  const [south, north] = [Math.max(-90, centre.latitude - reach), Math.min(90, centre.latitude + reach)]
  // The circle is widest where the meridians are closest together.
  const widest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180)
  const [half, most] = [reach / Math.max(widest, 1e-9), (MOST_CELLS + 1) * size.longitude]
  if (2 * half > most || north - south > MOST_CELLS * size.latitude) return undefined
  const cells = new Set<string>()
  for (const latitude of stepsOf(south, north, size.latitude)) {
    for (const longitude of stepsOf(centre.longitude - half, centre.longitude + half, size.longitude)) {
      cells.add(hashOf(latitude, wrapped(longitude), length))
    }
  }
  return [...cells]
}

/** Points from one end to the other, both among them, never further apart than a step. */
function stepsOf(from: number, to: number, step: number): number[] {
  const count = Math.ceil((to - from) / step)
  return [...Array.from({ length: count }, (_, index) => from + index * step), to]
}

function wrapped(longitude: number): number {
  if (longitude > 180) return longitude - 360
  return longitude < -180 ? longitude + 360 : longitude
}
