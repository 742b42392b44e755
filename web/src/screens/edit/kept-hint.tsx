import { CloudAlert, CloudCheck, CloudOff } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import type { SyncState } from '../../features/activities/draft/keeping/draft-sync'
import type { Kept } from '../../features/activities/draft/use-draft'
import { activityWording } from '../../features/activities/wording'
import { timeAgo } from '../../lib/text/date-text'
import styles from './editor.module.css'

const words = activityWording.editor
const AGAIN_MS = 30_000

/** Says it anew as time passes: "just now", "2 minutes ago". */
function useTicking() {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
}

function textOf(kept: Kept, state: SyncState): string {
  if (state.kind === 'saved') return words.savedAt(timeAgo(state.at))
  if (state.kind === 'conflict') return words.conflict.short
  if (kept === 'not-kept') return words.notKept
  if (state.kind === 'offline') return words.offline
  return state.kind === 'failed' ? words.notReached : words.kept
}

/** Where what was typed is safe: on this device, or on the server for all of them. */
export function KeptHint({ kept, state }: { kept: Kept; state: SyncState }) {
  useTicking()
  if (kept === undefined) return <span className={styles.kept} />
  const isSafe = state.kind === 'saved' || (kept === 'kept' && state.kind !== 'conflict')
  const Icon =
    state.kind === 'offline' || state.kind === 'failed' ? CloudOff : isSafe ? CloudCheck : CloudAlert
  return (
    <span className={styles.kept} role="status">
      <Icon aria-hidden="true" />
      <span>{textOf(kept, state)}</span>
    </span>
  )
}
