import { useEffect } from 'react'
import { api } from '../../data/requests/api'
import { cameFrom } from '../../lib/navigation/came-from'

/** Tells the organiser's dashboard that a signed-in person looks at an activity; the server leaves out its team. */
export function useRecordedView(shareRef: string): void {
  useEffect(() => {
    // The screen neither waits for it nor minds when it fails.
    void api('recordView', { body: { shareRef, ...cameFrom() } }).catch(() => undefined)
  }, [shareRef])
}
