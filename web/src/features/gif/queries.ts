import { infiniteQueryOptions } from '@tanstack/react-query'
import type { GifPage } from 'functions/contract/gif'
import { call } from '../../data/call'

/** What a cover is searched for: the words typed, or, while there are none, those of the draft. */
export interface GifSearchFor {
  query: string
  draft: { title: string; words: string }
}

/** Pages of animated pictures. Suggestions are one page; more comes from the search that they were found by. */
export function gifsQuery({ query, draft }: GifSearchFor) {
  return infiniteQueryOptions({
    queryKey: ['gifs', query, query === '' ? draft : null],
    queryFn: ({ pageParam }): Promise<GifPage> => {
      if (query === '' && pageParam.offset === 0) return call('suggestCovers', draft)
      return call('searchGifs', { query: query || pageParam.query, offset: pageParam.offset })
    },
    initialPageParam: { query: '', offset: 0 },
    getNextPageParam: (page: GifPage) =>
      page.nextOffset === null ? undefined : { query: page.query, offset: page.nextOffset },
    enabled: query !== '' || draft.title !== '' || draft.words !== '',
    retry: false,
    staleTime: 300_000,
  })
}
