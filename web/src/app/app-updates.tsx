import { useEffect } from 'react'
import { useToast } from '../ui/dialogs/toast'
import { appWording } from '../frame/wording'

const { update: words } = appWording

/** How often an open page asks whether there is a new release, beside every return to it. */
const LOOK_MS = 60 * 60_000

type Announce = (apply: () => void) => void

/**
 * Registers the service worker, which opens the app and one's tickets without a network, and tells of a new release that
 * waits. Answers how to stop looking.
 */
async function watchReleases(announce: Announce): Promise<() => void> {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/service-worker.js')
  workbox.addEventListener('waiting', () =>
    announce(() => {
      workbox.addEventListener('controlling', () => window.location.reload())
      workbox.messageSkipWaiting()
    }),
  )
  await workbox.register()
  const look = () => {
    if (document.visibilityState === 'visible') workbox.update().catch(() => undefined)
  }
  const timer = setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

const isServed = import.meta.env.PROD && 'serviceWorker' in navigator

/** Says when a new release is ready; nothing is taken from under somebody who is typing. */
export function AppUpdates() {
  const { show } = useToast()
  useEffect(() => {
    if (!isServed) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    const announce: Announce = (apply) =>
      show({ text: words.ready, stays: true, action: { label: words.reload, onSelect: apply } })
    const begin = () =>
      watchReleases(announce).then(
        (end) => (isGone ? end() : (stop = end)),
        (error: unknown) => console.warn('The app will not open without a network.', error),
      )
    // After what the screen itself loads.
    const timer = setTimeout(() => void begin(), 2000)
    return () => {
      isGone = true
      clearTimeout(timer)
      stop?.()
    }
  }, [show])
  return null
}
