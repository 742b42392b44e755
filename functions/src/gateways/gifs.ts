import { z } from 'zod'
import { GifId, MAX_GIF_BYTES } from '../../contract/gifs/gif'
import { Refusal } from '../domain/refusal'
import { fetchBounded } from './fetch-bounded'

/** How to reach the picture service; `GIFS_API_BASE` is empty but for a local stack. */
export interface GifsAccess {
  readonly GIFS_API_KEY: string
  readonly GIFS_API_BASE: string
}

const PAGE = 24
const TIMEOUT_MS = 8_000
const PREVIEW_BYTES = 2 * 1024 * 1024

/** GIPHY's search: https://developers.giphy.com/docs/api/endpoint#search. Sizes are text there. */
const Found = z.object({
  data: z.array(
    z.object({
      id: GifId,
      title: z.string().default(''),
      alt_text: z.string().optional(),
      images: z.object({
        fixed_width: z.object({ width: z.coerce.number().int(), height: z.coerce.number().int() }),
      }),
    }),
  ),
  pagination: z.object({ total_count: z.int(), offset: z.int() }),
})

/** A picture as the service knows it. */
export interface FoundGif {
  readonly id: string
  readonly title: string
  readonly width: number
  readonly height: number
}

function apiAddress(access: GifsAccess, path: string): URL {
  return new URL(path, access.GIFS_API_BASE || 'https://api.giphy.com')
}

/** The only place that pictures are fetched from: its host is fixed, and an id cannot hold a slash. */
function mediaAddress(access: GifsAccess, id: string, rendition: string): URL {
  return new URL(`/media/${id}/${rendition}.gif`, access.GIFS_API_BASE || 'https://media.giphy.com')
}

async function answering<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new Refusal(
      'search-unavailable',
      'The picture search is not answering. Try again in a minute, or add a picture of your own.',
    )
  }
}

/** One page of pictures that are fit for everybody. */
export async function searchPictures(
  access: GifsAccess,
  query: string,
  offset: number,
): Promise<{ items: FoundGif[]; nextOffset: number | null }> {
  const url = apiAddress(access, '/v1/gifs/search')
  const asked = {
    api_key: access.GIFS_API_KEY,
    q: query,
    limit: String(PAGE),
    offset: String(offset),
    rating: 'g',
  }
  url.search = new URLSearchParams(asked).toString()
  const bytes = await answering(fetchBounded(url, { timeoutMs: TIMEOUT_MS, mostBytes: PREVIEW_BYTES }))
  const { data, pagination } = await answering(readFound(bytes))
  const items = data.map(({ id, title, alt_text: alt, images }) => ({
    id,
    title: (alt || title).slice(0, 300),
    ...images.fixed_width,
  }))
  const next = pagination.offset + items.length
  return { items, nextOffset: items.length > 0 && next < pagination.total_count ? next : null }
}

async function readFound(bytes: Buffer | undefined): Promise<z.infer<typeof Found>> {
  return Found.parse(JSON.parse(bytes?.toString() ?? ''))
}

/** The small rendition of a picture, for a grid; undefined when there is no such picture. */
export function fetchPreview(access: GifsAccess, id: string): Promise<Buffer | undefined> {
  const bounds = { timeoutMs: TIMEOUT_MS, mostBytes: PREVIEW_BYTES }
  return answering(fetchBounded(mediaAddress(access, id, '200w'), bounds))
}

/** The picture itself, as large as a page needs it; undefined when there is no such picture. */
export function fetchGif(access: GifsAccess, id: string): Promise<Buffer | undefined> {
  const bounds = { timeoutMs: TIMEOUT_MS, mostBytes: MAX_GIF_BYTES }
  return answering(fetchBounded(mediaAddress(access, id, 'giphy'), bounds))
}
