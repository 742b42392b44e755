import { useQuery } from '@tanstack/react-query'
import { PLACE_QUERY } from 'functions/contract/activities/place'
import type { PlaceFound } from 'functions/contract/activities/place'
import { useEffect, useState } from 'react'
import { api } from '../../data/requests/api'

const PAUSE_MS = 400

/** A text once nobody has typed for a moment. */
function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

export interface PlaceSearch {
  places: readonly PlaceFound[]
  state: 'idle' | 'searching' | 'found' | 'failed'
  search: (text: string) => void
}

/** Places that go with what is typed; an answer to older words is never shown. */
export function usePlaceSearch(): PlaceSearch {
  const [text, setText] = useState('')
  const query = useDebouncedValue(text.trim()).slice(0, PLACE_QUERY.most)
  const isAsked = query.length >= PLACE_QUERY.least && query === text.trim()
  const found = useQuery({
    queryKey: ['places', query],
    queryFn: ({ signal }) => api('searchPlaces', { query: { query } }, { signal }),
    enabled: isAsked,
    retry: false,
    staleTime: 300_000,
  })
  if (!isAsked) return { places: [], state: 'idle', search: setText }
  if (found.error) return { places: [], state: 'failed', search: setText }
  return { places: found.data?.items ?? [], state: found.data ? 'found' : 'searching', search: setText }
}
