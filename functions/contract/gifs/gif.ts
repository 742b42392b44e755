import { z } from 'zod'
import { Line } from '../text/line'
import { ServerId } from '../ids'
import { PictureUrl } from '../activities/activity'

/** The picture service's name of an animated picture. */
export const GifId = z.string().regex(/^[A-Za-z0-9]{1,40}$/, 'This is not an animated picture.')
export type GifId = z.infer<typeof GifId>

/** The largest animated picture that is taken over, in bytes. */
export const MAX_GIF_BYTES = 8 * 1024 * 1024

const offset = z.int().min(0).max(500).default(0)

export const SearchGifs = z.strictObject({
  query: z.string().trim().min(1, 'Say what the picture should show.').max(50, 'At most 50 characters.'),
  offset,
})
export type SearchGifs = z.infer<typeof SearchGifs>

/** One that was found. Both addresses are on our own site, and work for what a search has found only. */
export const Gif = z.object({
  id: GifId,
  title: z.string().max(300),
  previewUrl: z.string(),
  /** The same at rest, for those who asked for less motion. */
  stillUrl: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
})
export type Gif = z.infer<typeof Gif>
export const GifPage = z.object({ query: z.string(), items: z.array(Gif), nextOffset: z.int().nullable() })
export type GifPage = z.infer<typeof GifPage>

/** The one that a draft shows: the picture service's name of it, and the address of our own copy. */
export const ChosenGif = z.object({ id: GifId, url: PictureUrl })
export type ChosenGif = z.infer<typeof ChosenGif>

/** What a draft says about itself; pictures are searched by its words. */
export const SuggestCovers = z.strictObject({
  title: Line().max(120),
  words: z.string().trim().max(50).default(''),
})
export type SuggestCovers = z.infer<typeof SuggestCovers>

/** Takes one over as an upload of the person's own, which is then made into ours like any other. */
export const UseGif = z.strictObject({ id: GifId })
export const UsedGif = z.object({ uploadId: ServerId })
