import { z } from 'zod'

const NO_PLACE = 'Write a place as latitude,longitude.'
const DEGREES = /^-?\d{1,3}(?:\.\d{1,10})?$/

/** `latitude,longitude` in degrees, as an address carries them. */
export const PointText = z.string().transform((value, context) => {
  const parts = value.split(',')
  const [latitude = Number.NaN, longitude = Number.NaN] = parts.map((part) =>
    DEGREES.test(part) ? Number(part) : Number.NaN,
  )
  if (parts.length === 2 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
    return { latitude, longitude }
  context.addIssue({ code: 'custom', message: NO_PLACE })
  return z.NEVER
})

/** So long a text is searched for at most, and so short at least. */
export const PLACE_QUERY = { least: 3, most: 200 } as const

/** GET /place: places by name or address, for whoever looks for activities around one or puts one on. */
export const SearchPlaces = z.strictObject({
  query: z
    .string()
    .trim()
    .min(PLACE_QUERY.least, 'Write a little more.')
    .max(PLACE_QUERY.most, 'At most 200 characters.'),
  /** Places near here come first. */
  near: PointText.optional(),
})
export type SearchPlaces = z.output<typeof SearchPlaces>

/** A place with its position, as the location of an activity takes it. */
export const Place = z.object({
  name: z.string().min(1).max(120),
  address: z.string().max(300),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type Place = z.infer<typeof Place>

/**
 * A place that was found, with the zone of its clocks where that is known. Zones are made and renamed: a reader's
 * browser may not know this one.
 */
export const PlaceFound = Place.extend({ timezone: z.string().max(64).nullable() })
export type PlaceFound = z.infer<typeof PlaceFound>

export const PlacesFound = z.object({ items: z.array(PlaceFound) })
