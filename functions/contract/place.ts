import { z } from 'zod'

export const SearchPlaces = z.strictObject({
  query: z.string().trim().min(3, 'Write a little more.').max(200, 'At most 200 characters.'),
  /** Places near here come first. */
  near: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .optional(),
})
export type SearchPlaces = z.infer<typeof SearchPlaces>

/** A place with its position, as the location of an activity takes it. */
export const Place = z.object({
  name: z.string().min(1).max(120),
  address: z.string().max(300),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type Place = z.infer<typeof Place>

export const PlacesFound = z.object({ items: z.array(Place) })
