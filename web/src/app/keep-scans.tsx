import { useEffect } from 'react'
import { useSession } from '../data/session'

/** Late enough not to be in the way of the screen. */
const AFTER_MS = 4000

/** Sends what the person did at doors before their sign-in ended, and keeps nobody else's doors on this device. */
export function KeepScans() {
  const { state, user } = useSession()
  const uid = user?.uid
  useEffect(() => {
    if (state === 'unknown') return undefined
    const keep = async () => {
      const { forgetDoorsOfOthers, sendScansOf } = await import('./scans-on-device')
      await forgetDoorsOfOthers(uid)
      if (uid !== undefined && navigator.onLine) await sendScansOf(uid)
    }
    const begin = () => {
      keep().catch((error: unknown) => console.warn('The doors on this device were not seen to.', error))
    }
    const timer = setTimeout(begin, AFTER_MS)
    window.addEventListener('online', begin)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', begin)
    }
  }, [state, uid])
  return null
}
