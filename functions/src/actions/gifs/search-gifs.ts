import type { GifPage, SearchGifs } from '../../../contract/gifs/gif'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { links } from '../../domain/mail/links'
import { searchPictures } from '../../gateways/gifs'
import type { FoundGif } from '../../gateways/gifs'
import { enforceRateLimit } from '../access/enforce-rate-limit'

/** One page of animated pictures. Their previews come through us: no reader's address reaches the picture service. */
export async function searchGifs(by: Actor, { query, offset }: SearchGifs, now: Instant): Promise<GifPage> {
  await enforceRateLimit('gifs', by, now)
  return pageOf(query, await searchPictures(config(), query, offset))
}

/** What was found, as a person sees it. */
export function pageOf(
  query: string,
  { items, nextOffset }: { items: readonly FoundGif[]; nextOffset: number | null },
): GifPage {
  const secret = config().LINK_SIGNING_KEY
  return {
    query,
    nextOffset,
    items: items.map((item) => ({
      ...item,
      previewUrl: links.gif(secret, item.id),
      stillUrl: links.stillGif(secret, item.id),
    })),
  }
}
