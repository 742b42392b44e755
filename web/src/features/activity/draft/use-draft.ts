import { useEffect, useRef, useState } from 'react'
import type { ActivityDraft } from './draft'
import { changeDraft } from './reducer'
import type { DraftChange } from './reducer'
import { forgetDraft, readStoredDraft, storeDraft } from './stored-draft'

/** Whether what was typed is safe on this device; undefined while nothing was typed. */
export type Kept = 'kept' | 'not-kept' | undefined

/**
 * A draft being written by one person: opens with what this device has kept of it, else with `initial`, and keeps every
 * change from then on, so that leaving loses nothing.
 */
export function useDraft(uid: string, of: string, initial: ActivityDraft) {
  const [stored] = useState(() => readStoredDraft(uid, of))
  const [draft, setDraft] = useState(stored?.draft ?? initial)
  const [kept, setKept] = useState<Kept>(stored && 'kept')
  const [restoredFrom, setRestoredFrom] = useState(stored?.savedAt)
  const [edition, setEdition] = useState(0)
  // Two changes in one event build on each other.
  const latest = useRef(draft)
  useWarningBeforeLoss(kept === 'not-kept')

  function change(it: DraftChange) {
    latest.current = changeDraft(latest.current, it)
    setDraft(latest.current)
    setKept(storeDraft(uid, of, latest.current, new Date()) ? 'kept' : 'not-kept')
  }

  /** What the server has now: nothing is left to keep here. */
  function keepAs(saved: ActivityDraft) {
    latest.current = saved
    setDraft(saved)
    forgetDraft(uid, of)
    setKept(undefined)
    setRestoredFrom(undefined)
  }

  /** Opens anew with `next`. Fields that own their text, such as the editor, begin again with the new edition. */
  function restart(next: ActivityDraft) {
    keepAs(next)
    setEdition((before) => before + 1)
  }

  return { draft, change, kept, restoredFrom, edition, keepAs, restart }
}

/** Asks before the window closes, only where something would really be lost. */
function useWarningBeforeLoss(wouldLose: boolean) {
  useEffect(() => {
    if (!wouldLose) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [wouldLose])
}
