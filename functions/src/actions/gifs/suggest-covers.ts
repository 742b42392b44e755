import type { GifPage, SuggestCovers } from '../../../contract/gifs/gif'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { coverSearches } from '../../domain/drafts/cover-words'
import { searchPictures } from '../../gateways/gifs'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { pageOf } from './search-gifs'

/** Animated pictures that go with a draft: the first search by its words that finds any. */
export async function suggestCovers(by: Actor, draft: SuggestCovers, now: Instant): Promise<GifPage> {
  await enforceRateLimit('covers', by, now)
  const searches = coverSearches(draft)
  for (const query of searches) {
    const found = await searchPictures(config(), query, 0)
    if (found.items.length > 0) return pageOf(query, found)
  }
  return pageOf(searches[0] ?? '', { items: [], nextOffset: null })
}
