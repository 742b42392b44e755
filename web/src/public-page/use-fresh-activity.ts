import type { Activity } from 'functions/contract/activities/activity'
import { useEffect, useState } from 'react'
import { backendUrl } from '../data/firebase/backend'

/** The edge keeps its answer for half a minute: asking oftener tells nothing new. */
const EVERY_MS = 45_000

/**
 * The activity as it is now: while somebody looks at the page, it is asked for from time to time, and when they come back
 * to it. What cannot be had leaves it as it was; checkout has the last word.
 * @param written as the page was written with it
 */
export function useFreshActivity(written: Activity): Activity {
  const [activity, setActivity] = useState(written)
  const { shareRef } = written
  useEffect(() => {
    let askedAt = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < EVERY_MS) return
      askedAt = Date.now()
      void read(shareRef).then((found) => found && setActivity(found))
    }
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [shareRef])
  return activity
}

async function read(shareRef: string): Promise<Activity | undefined> {
  try {
    const response = await fetch(backendUrl(`/activity/${shareRef}`))
    return response.ok ? ((await response.json()) as Activity) : undefined
  } catch {
    // Without a connection there is nothing newer.
    return undefined
  }
}
