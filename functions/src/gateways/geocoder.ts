import { z } from 'zod'
import type { Place, SearchPlaces } from '../../contract/activities/place'
import { Refusal } from '../domain/refusal'
import { fetchBounded } from './fetch-bounded'

/** How to reach the geocoder, and what we call ourselves there. */
export interface GeocoderAccess {
  readonly GEOCODER_API_BASE: string
  readonly PUBLIC_ORIGIN: string
}

const LIMIT = 6
const TIMEOUT_MS = 6_000
const MOST_BYTES = 512 * 1024
/** Degrees around a place in which others come first. */
const NEARBY = 0.5

/** One result of `/search?format=jsonv2`: https://nominatim.org/release-docs/latest/api/Output/. */
const Found = z.array(
  z.object({
    name: z.string().default(''),
    display_name: z.string(),
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
    address: z.record(z.string(), z.string()).default({}),
  }),
)

/** Says that places cannot be searched now, and what to do instead. */
export function refuseSearch(): Refusal {
  return new Refusal(
    'search-unavailable',
    'The place search is not answering. Try again in a moment, or type what you know.',
  )
}

/** Places by name or address, the likeliest first; whose turn it is to ask is the caller's to know. */
export async function geocode(access: GeocoderAccess, { query, near }: SearchPlaces): Promise<Place[]> {
  if (access.GEOCODER_API_BASE === '') throw refuseSearch()
  const url = new URL(`${access.GEOCODER_API_BASE}/search`)
  url.search = new URLSearchParams({
    q: query,
    format: 'jsonv2',
    addressdetails: '1',
    limit: String(LIMIT),
    ...(near && { viewbox: boxAround(near) }),
  }).toString()
  try {
    const headers = { 'User-Agent': `Turnout (${access.PUBLIC_ORIGIN})` }
    const bounds = { timeoutMs: TIMEOUT_MS, mostBytes: MOST_BYTES, headers }
    const bytes = await fetchBounded(url, bounds)
    return Found.parse(JSON.parse(bytes?.toString() ?? '')).map(placeOf)
  } catch {
    throw refuseSearch()
  }
}

function boxAround({ latitude, longitude }: NonNullable<SearchPlaces['near']>): string {
  const sides = [longitude - NEARBY, latitude + NEARBY, longitude + NEARBY, latitude - NEARBY]
  return sides.map((side) => side.toFixed(2)).join(',')
}

/** A name of its own, or the street; and how to get there as people write it. */
function placeOf(found: z.infer<typeof Found>[number]): Place {
  const { address } = found
  const street = [address['road'], address['house_number']].filter(Boolean).join(' ')
  const city = address['city'] ?? address['town'] ?? address['village'] ?? address['municipality'] ?? ''
  const parts = [street, [address['postcode'], city].filter(Boolean).join(' '), address['country']]
  const name = found.name || street || found.display_name
  const written = parts.filter((part) => part && part !== name).join(', ')
  return {
    name: name.slice(0, 120),
    address: (written || found.display_name).slice(0, 300),
    latitude: found.lat,
    longitude: found.lon,
  }
}
