import type { Instant, TimeZone } from 'functions/contract/time'
import { useEffect, useState, useSyncExternalStore } from 'react'

const MINUTE = 60_000
const never = () => () => undefined
const readZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The reader's own zone; undefined on the server and while the page is hydrated, so that both write the same. */
export function useReaderZone(): TimeZone | undefined {
  return useSyncExternalStore<TimeZone | undefined>(never, readZone, () => undefined)
}

/** Whether scripts run: false in what the server wrote. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The time, each minute anew, beginning with the one that the page was written at. */
export function useMinuteClock(writtenAt: Instant): Instant {
  const [now, setNow] = useState(writtenAt)
  useEffect(() => {
    const tick = () => setNow(new Date().toISOString())
    tick()
    const timer = setInterval(tick, MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
