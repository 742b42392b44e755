import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import type { Place, PlacesFound, SearchPlaces } from '../../../contract/activities/place'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { geocode, refuseSearch } from '../../gateways/geocoder'
import { findZone } from '../../gateways/zone-at'
import { findKeptPlaces, keepPlaces } from '../../store/places/geocodes'
import { claimWindow } from '../../store/access/rate-limits'
import { enforceRateLimit } from '../access/enforce-rate-limit'

const MOST_WAITING_SECONDS = 8

/**
 * Places by name or address; the geocoder is asked once a month for the same words. Whoever has no verified account is
 * also counted by where the request comes from.
 */
export async function searchPlaces(
  by: Actor | null,
  ip: string | undefined,
  search: SearchPlaces,
  now: Instant,
): Promise<z.output<typeof PlacesFound>> {
  const isAccount = by?.standing === 'verified'
  const counted = by ?? { ip }
  await enforceRateLimit('places', counted, now)
  await enforceRateLimit('places-a-day', counted, now)
  const kept = await findKeptPlaces(search, now)
  if (kept) return withZones(kept)
  await waitForTurn(isAccount, now)
  const items = await geocode(config(), search)
  await keepPlaces(search, items, now)
  return withZones(items)
}

/**
 * All of us together ask the geocoder once a second, as Nominatim wants it
 * (https://operations.osmfoundation.org/policies/nominatim/). Visitors have every other second, so that however many
 * they are, an organiser's turn comes.
 * @throws Refusal when the next free second is too far away
 */
async function waitForTurn(isAccount: boolean, now: Instant): Promise<void> {
  const first = Math.floor(Date.parse(now) / 1000)
  for (let second = first; second < first + MOST_WAITING_SECONDS; second += 1) {
    if (!isAccount && second % 2 === 1) continue
    if (await claimWindow('geocoder', 1, second)) return sleep(second * 1000 - Date.parse(now))
  }
  throw refuseSearch()
}

async function withZones(places: readonly Place[]): Promise<z.output<typeof PlacesFound>> {
  const items = places.map(async (place) => ({ ...place, timezone: await findZone(place) }))
  return { items: await Promise.all(items) }
}
