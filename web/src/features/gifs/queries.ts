import { infiniteQueryOptions } from '@tanstack/react-query'
import type { GifPage } from 'functions/contract/gifs/gif'
import { call } from '../../data/requests/call'

/** What a cover is searched for: the words typed, or, while there are none, those of the draft. */
export interface GifSearchFor {
  query: string
  draft: { title: string; words: string }
}

const FIRST = { query: '', offset: 0 }

/**
 * Pages of animated pictures. Suggestions are one page; more comes from the search that they were found by. What was found
 * is good for as long as the page is open: only another search, or asking for more, sends a request.
 * @param held the first page of this search, found before
 */
export function gifsQuery({ query, draft }: GifSearchFor, held?: GifPage) {
  return infiniteQueryOptions({
    queryKey: ['gifs', query, query === '' ? draft : null],
    queryFn: ({ pageParam }): Promise<GifPage> => {
      if (query === '' && pageParam.offset === 0) return call('suggestCovers', draft)
      return call('searchGifs', { query: query || pageParam.query, offset: pageParam.offset })
    },
    initialPageParam: FIRST,
    ...(held && { initialData: { pages: [held], pageParams: [FIRST] } }),
    getNextPageParam: (page: GifPage) =>
      page.nextOffset === null ? undefined : { query: page.query, offset: page.nextOffset },
    enabled: query !== '' || draft.title !== '' || draft.words !== '',
    retry: false,
    staleTime: Infinity,
  })
}
