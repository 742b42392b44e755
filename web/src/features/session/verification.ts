import { useEffect, useEffectEvent, useState } from 'react'
import { refreshSession } from '../../data/auth'
import { lastVerificationAt } from '../../data/verification-log'

const POLL_MS = 4000
/** The provider refuses more than about one mail a minute. */
export const RESEND_AFTER_MS = 60_000

/** Looks every few seconds, and whenever the person comes back to this tab, whether the email is verified by now. */
export function useVerificationWatch(active: boolean): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    refreshSession().catch((error: unknown) => console.warn('Could not ask for the verification.', error))
  })
  useEffect(() => {
    if (!active) return undefined
    const again = () => look()
    const timer = setInterval(again, POLL_MS)
    window.addEventListener('focus', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [active])
}

/** Whole seconds until another mail may be asked for; `restart` after one was sent. */
export function useResendWait(uid: string): { seconds: number; restart: () => void } {
  const [now, setNow] = useState(() => Date.now())
  const [sentAt, setSentAt] = useState(() => lastVerificationAt(uid) ?? 0)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((sentAt + RESEND_AFTER_MS - now) / 1000))
  return { seconds, restart: () => setSentAt(Date.now()) }
}
