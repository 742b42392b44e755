import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { changed, searchOf } from './search-state'
import type { SearchChange, SearchState } from './search-state'

/** After this long without a letter, what is typed is searched for. */
const PAUSE_MS = 250

/** The search that the address says, and how to change it; typing leaves no trail of addresses to go back through. */
export function useSearch(): {
  search: SearchState
  change: (change: SearchChange, replace?: boolean) => void
} {
  const [params, setParams] = useSearchParams()
  const change = (next: SearchChange, replace = false) => setParams((now) => changed(now, next), { replace })
  return { search: searchOf(params), change }
}

/** What is being typed: searched for after a pause, and what the address says when that changes by itself. */
export function useTyped(q: string, onSearch: (q: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(q)
  const [seen, setSeen] = useState(q)
  if (seen !== q) {
    setSeen(q)
    // Words that were searched for while more were typed do not take the rest away.
    if (q.trim() !== typed.trim()) setTyped(q)
  }
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (typed.trim() === q.trim()) return undefined
    const timer = setTimeout(() => search(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, q])
  return [typed, setTyped]
}
