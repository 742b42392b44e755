import { useEffect } from 'react'
import { useSession } from '../data/session'

/** Late enough not to be in the way of the screen. */
const AFTER_MS = 6000

/** Keeps the copy of the person's tickets on this device young, so that they open at a door without a network. */
export function KeepTickets() {
  const { user } = useSession()
  const uid = user?.uid
  useEffect(() => {
    if (uid === undefined) return undefined
    const renew = async () => {
      if (!navigator.onLine) return
      const { renewKeptTickets } = await import('../features/tickets/my-tickets')
      await renewKeptTickets(uid)
    }
    const timer = setTimeout(() => {
      renew().catch((error: unknown) => console.warn('The tickets on this device were not renewed.', error))
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [uid])
  return null
}
