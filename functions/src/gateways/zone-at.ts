import { TimeZone } from '../../contract/time'
import type { Place } from '../../contract/activities/place'

/** The zone whose clocks go at a place; null for one that this machine does not know. The borders are loaded when first needed. */
export async function findZone({ latitude, longitude }: Place): Promise<TimeZone | null> {
  const { default: zoneAt } = await import('@photostructure/tz-lookup')
  return TimeZone.safeParse(zoneAt(latitude, longitude)).data ?? null
}

/** Loads the borders once, and then answers for any position at once; undefined for one that this machine does not know. */
export async function loadZoneAt(): Promise<
  (at: Pick<Place, 'latitude' | 'longitude'>) => TimeZone | undefined
> {
  const { default: zoneAt } = await import('@photostructure/tz-lookup')
  return ({ latitude, longitude }) => TimeZone.safeParse(zoneAt(latitude, longitude)).data
}
