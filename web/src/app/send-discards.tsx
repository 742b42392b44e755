import { useEffect } from 'react'
import { KEPT_DISCARDS } from '../data/device/kept-on-device'
import { useSession } from '../data/session'

function isAnyWaiting(uid: string): boolean {
  try {
    return localStorage.getItem(KEPT_DISCARDS + uid) !== null
  } catch {
    return false
  }
}

/** Throws away on the server what the person threw away without a connection: at the start, and when it is back. */
export function SendDiscards() {
  const { user } = useSession()
  const uid = user?.uid
  useEffect(() => {
    if (uid === undefined) return undefined
    const send = async () => {
      if (!navigator.onLine || !isAnyWaiting(uid)) return
      const { flushDiscards } = await import('../features/activities/draft/keeping/draft-calls')
      await flushDiscards(uid)
    }
    const sendSoon = () => void send().catch(() => undefined)
    sendSoon()
    window.addEventListener('online', sendSoon)
    return () => window.removeEventListener('online', sendSoon)
  }, [uid])
  return null
}
