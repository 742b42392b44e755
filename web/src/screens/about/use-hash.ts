import { useEffect, useSyncExternalStore } from 'react'

function watch(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  window.addEventListener('popstate', listener)
  return () => {
    window.removeEventListener('hashchange', listener)
    window.removeEventListener('popstate', listener)
  }
}

/**
 * What the address leads to on this page, without the `#`. The page comes after its address, so what was linked to is brought
 * into sight here.
 */
export function useHash(): string {
  const hash = useSyncExternalStore(watch, () => window.location.hash.slice(1))
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.scrollIntoView()
  }, [hash])
  return hash
}
