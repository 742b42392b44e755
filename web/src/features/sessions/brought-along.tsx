import { useEffect } from 'react'
import { adoptAtLoad } from '../../data/identity/adopt-at-load'
import { onBroughtAlong } from '../../data/identity/brought-along'
import type { BroughtAlong as What } from '../../data/identity/brought-along'
import { nameOfProvider } from '../../data/identity/providers'
import { queryClient } from '../../data/requests/query-client'
import { useToast } from '../../ui/dialogs/toast'
import { sessionWording } from './wording'

const { broughtAlong: words } = sessionWording

function textOf(it: What): string {
  return it.kind === 'guest'
    ? words.guest(it.orders, it.rsvps)
    : words.connected(nameOfProvider(it.providerId))
}

/** Says what followed somebody into their account; at every load, fetches what could not follow before. */
export function BroughtAlong() {
  const toast = useToast()
  useEffect(
    () =>
      onBroughtAlong((it) => {
        toast.show({ tone: 'good', text: textOf(it) })
        // What is on the screen may have been read before it came.
        void queryClient.invalidateQueries()
      }),
    [toast],
  )
  useEffect(() => {
    adoptAtLoad().catch((error: unknown) =>
      console.warn('What the guest had waits for the next load.', error),
    )
  }, [])
  return null
}
