import { useSyncExternalStore } from 'react'

function watch(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a connection at all; having one does not mean that we can be reached. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, () => navigator.onLine)
}
