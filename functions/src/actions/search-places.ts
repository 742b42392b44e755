import type { z } from 'zod'
import type { PlacesFound, SearchPlaces } from '../../contract/place'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import type { Actor } from '../domain/actor'
import { geocode } from '../gateways/geocoder'
import { findKeptPlaces, keepPlaces } from '../store/geocodes'
import { requireUnhurried } from './guards'

const PACE = { uses: 60, seconds: 60 }

/** Places by name or address; the geocoder is asked once a month for the same words. */
export async function searchPlaces(
  by: Actor,
  search: SearchPlaces,
  now: Instant,
): Promise<z.output<typeof PlacesFound>> {
  await requireUnhurried(`places:${by.uid}`, PACE, now)
  const kept = await findKeptPlaces(search, now)
  if (kept) return { items: kept }
  const items = await geocode(config(), search)
  await keepPlaces(search, items, now)
  return { items }
}
