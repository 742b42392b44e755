import { useEffect, useState } from 'react'

/** As long as the provider makes people wait between two mails or messages. */
export const RESEND_AFTER_MS = 60_000

/** Whole seconds until something may be sent again; `restart` after it was. */
export function useWait(sentAtFirst = 0): { seconds: number; restart: () => void } {
  const [now, setNow] = useState(() => Date.now())
  const [sentAt, setSentAt] = useState(sentAtFirst)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((sentAt + RESEND_AFTER_MS - now) / 1000))
  const restart = () => {
    setNow(Date.now())
    setSentAt(Date.now())
  }
  return { seconds, restart }
}
