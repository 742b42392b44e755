import type { Call } from '../api/call'
import { GifPage, SearchGifs, SuggestCovers, UseGif, UsedGif } from './gif'

/** Animated pictures. */
export const GIF_CALLS = {
  suggestCovers: {
    access: 'verified',
    summary: 'Animated pictures that go with a draft',
    input: SuggestCovers,
    output: GifPage,
  },
  searchGifs: {
    access: 'verified',
    summary: 'Search animated pictures',
    input: SearchGifs,
    output: GifPage,
  },
  useGif: {
    access: 'verified',
    summary: 'Take an animated picture over as an upload',
    input: UseGif,
    output: UsedGif,
  },
} as const satisfies Record<string, Call>
