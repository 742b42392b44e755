import { useQuery } from '@tanstack/react-query'
import type { Place } from 'functions/contract/place'
import { useEffect, useState } from 'react'
import { call } from '../../data/call'

const LEAST = 3
const PAUSE_MS = 400

/** A text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

export interface PlaceSearch {
  places: readonly Place[]
  state: 'idle' | 'searching' | 'found' | 'failed'
  search: (text: string) => void
}

/** Places that go with what is typed; an answer to older words is never shown. */
export function usePlaceSearch(): PlaceSearch {
  const [text, setText] = useState('')
  const query = useSettled(text.trim()).slice(0, 200)
  const isAsked = query.length >= LEAST && query === text.trim()
  const found = useQuery({
    queryKey: ['places', query],
    queryFn: () => call('searchPlaces', { query }),
    enabled: isAsked,
    retry: false,
    staleTime: 300_000,
  })
  if (!isAsked) return { places: [], state: 'idle', search: setText }
  if (found.error) return { places: [], state: 'failed', search: setText }
  return { places: found.data?.items ?? [], state: found.data ? 'found' : 'searching', search: setText }
}
