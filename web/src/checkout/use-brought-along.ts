import { useEffect } from 'react'
import { mayHaveKeptGuest } from '../data/device/kept-on-device'

/** Fetches what a guest had and could not follow them into their account yet. Hardly anybody needs its code. */
export function useBroughtAlong(): void {
  useEffect(() => {
    if (!mayHaveKeptGuest()) return
    import('../data/identity/adopt-at-load')
      .then(({ adoptAtLoad }) => adoptAtLoad())
      .catch((error: unknown) => console.warn('What the guest had waits for the next load.', error))
  }, [])
}
