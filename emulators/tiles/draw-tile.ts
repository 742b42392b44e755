/** One tile of a map in the usual scheme: the world is 2^zoom tiles wide. */
export interface Tile {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

const SIZE = 256
/** Squares of land and water along a tile's side. */
const SQUARES = 32
const LAND = '#f3ece0'
const WATER = '#bcd8e4'
const PARK = '#d5e3c0'
const STREET = '#ffffff'
const NAME = '#5b5048'

/** Places that have a name on the map: latitude, longitude, and the zoom from which it shows. */
const CITIES: readonly [name: string, latitude: number, longitude: number, from: number][] = [
  ['Lisbon', 38.7223, -9.1393, 3],
  ['Porto', 41.1496, -8.611, 5],
  ['Almada', 38.6765, -9.1651, 10],
  ['Sintra', 38.8029, -9.3817, 9],
  ['Cascais', 38.6968, -9.4207, 9],
  ['Belém', 38.6968, -9.2066, 12],
  ['Alfama', 38.7118, -9.1301, 13],
  ['Graça', 38.7166, -9.1312, 14],
  ['Chiado', 38.7106, -9.1421, 14],
  ['Madrid', 40.4168, -3.7038, 4],
  ['Paris', 48.8566, 2.3522, 3],
  ['London', 51.5074, -0.1278, 3],
  ['Berlin', 52.52, 13.405, 4],
  ['New York', 40.7128, -74.006, 3],
  ['São Paulo', -23.5505, -46.6333, 3],
  ['Tokyo', 35.6762, 139.6503, 3],
]

/** A number from nought to one that is always the same for the same place. */
function chance(x: number, y: number, salt: number): number {
  let hash = (Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(salt, 2_147_483_647)) | 0
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}

/** Hills and valleys: chance at whole numbers, smooth between them. */
function height(x: number, y: number, salt: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const ease = (it: number) => it * it * (3 - 2 * it)
  const [right, down] = [ease(x - left), ease(y - top)]
  const mix = (a: number, b: number, share: number) => a + (b - a) * share
  const upper = mix(chance(left, top, salt), chance(left + 1, top, salt), right)
  return mix(upper, mix(chance(left, top + 1, salt), chance(left + 1, top + 1, salt), right), down)
}

/** Where a place is, with the world one wide and one high (Web Mercator). */
function project(latitude: number, longitude: number): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

function ground({ zoom, x, y }: Tile): string {
  const world = 2 ** zoom
  const side = SIZE / SQUARES
  const squares: string[] = []
  for (let row = 0; row < SQUARES; row++) {
    for (let column = 0; column < SQUARES; column++) {
      const [east, south] = [(x + (column + 0.5) / SQUARES) / world, (y + (row + 0.5) / SQUARES) / world]
      // Coasts at two scales, so that there is one to see however close one looks.
      const wet = height(east * 24, south * 24, 1) * 0.55 + height(east * 3000, south * 3000, 2) * 0.45
      const green = zoom > 8 && height(east * 9000, south * 9000, 3) > 0.72
      const colour = wet < 0.34 ? WATER : green ? PARK : undefined
      if (colour) {
        squares.push(
          `<rect x="${column * side}" y="${row * side}" width="${side}" height="${side}" fill="${colour}"/>`,
        )
      }
    }
  }
  return squares.join('')
}

/** Streets run through the whole world, at distances that only look like chance. */
function streets({ zoom, x, y }: Tile): string {
  if (zoom < 11) return ''
  const lines: string[] = []
  const perTile = 4
  for (let step = 0; step < perTile; step++) {
    for (const [place, isDown] of [
      [x * perTile + step, true],
      [y * perTile + step, false],
    ] as const) {
      const at = ((step + chance(place, zoom, isDown ? 5 : 6) * 0.8) * SIZE) / perTile
      const width = chance(place, zoom, 7) > 0.75 ? 6 : 2.5
      const path = isDown ? `M${at} 0V${SIZE}` : `M0 ${at}H${SIZE}`
      lines.push(`<path d="${path}" stroke="${STREET}" stroke-width="${width}"/>`)
    }
  }
  return lines.join('')
}

/** The names of places in the tile and around it, so that none ends at an edge. */
function names({ zoom, x, y }: Tile): string {
  return CITIES.filter(([, , , from]) => zoom >= from)
    .map(([name, latitude, longitude]) => {
      const place = project(latitude, longitude)
      return { name, left: (place.x * 2 ** zoom - x) * SIZE, top: (place.y * 2 ** zoom - y) * SIZE }
    })
    .filter(({ left, top }) => Math.abs(left - SIZE / 2) < SIZE && Math.abs(top - SIZE / 2) < SIZE)
    .map(
      ({ name, left, top }) =>
        `<text x="${left.toFixed(1)}" y="${top.toFixed(1)}" font-size="15" font-weight="600" font-family="sans-serif" text-anchor="middle" fill="${NAME}" stroke="${LAND}" stroke-width="4" paint-order="stroke">${name}</text>`,
    )
    .join('')
}

/** A tile of a country that nobody lives in, except for the names of a few real places. */
export function drawTile(tile: Tile): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${LAND}"/>${ground(tile)}${streets(tile)}${names(tile)}</svg>`
}
