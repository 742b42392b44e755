import { useEffect } from 'react'
import { adoptAtLoad } from '../../data/identity/adopt-at-load'
import { onBroughtAlong } from '../../data/identity/brought-along'
import { nameOfProvider } from '../../data/identity/providers'
import { useToast } from '../../ui/toast'
import { sessionWording } from './wording'

const { broughtAlong: words } = sessionWording

/** Says what followed somebody into their account; at every load, fetches what could not follow before. */
export function BroughtAlong() {
  const toast = useToast()
  useEffect(
    () =>
      onBroughtAlong((it) =>
        toast.show({
          tone: 'good',
          text:
            it.kind === 'guest'
              ? words.guest(it.orders, it.rsvps)
              : words.connected(nameOfProvider(it.providerId)),
        }),
      ),
    [toast],
  )
  useEffect(() => {
    adoptAtLoad().catch((error: unknown) =>
      console.warn('What the guest had waits for the next load.', error),
    )
  }, [])
  return null
}
