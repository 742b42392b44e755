import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ActivityDraft } from './draft'
import { discardDraft, fetchDraft, isWriteConflict, sendDraft } from './keeping/draft-calls'
import { createDraftSync } from './keeping/draft-sync'
import type { DraftSync, Mark } from './keeping/draft-sync'
import { changeDraft } from './reducer'
import type { DraftChange } from './draft-change'
import { forgetDraft, readStoredDraft, storeDraft, toDraft } from './keeping/stored-draft'

/** Whether what was typed is safe on this device; undefined while nothing was typed. */
export type Kept = 'kept' | 'not-kept' | undefined

/** A new draft gets a name of its own; a change to a saved activity goes by the activity's. */
const newKey = () => `draft-${crypto.randomUUID()}`

function wait(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}

/**
 * A draft being written by one person: opens with what this device has kept of it, else with `initial`, and keeps every
 * change from then on, here at once and on the server a moment later, so that leaving loses nothing.
 * @param of the activity that is changed, the key of a draft begun elsewhere, or `new`
 */
export function useDraft(uid: string, of: string, initial: ActivityDraft) {
  const [stored] = useState(() => readStoredDraft(uid, of))
  const [draft, setDraft] = useState(stored?.draft ?? initial)
  const [kept, setKept] = useState<Kept>(stored && 'kept')
  const [restoredFrom, setRestoredFrom] = useState(stored?.savedAt)
  const [edition, setEdition] = useState(0)
  // Two changes in one event build on each other.
  const latest = useRef(draft)
  const isStored = useRef(stored !== undefined)
  const mark = useRef<Mark>(
    stored?.mark ?? { key: of === 'new' ? newKey() : of, version: 0, isSynced: stored === undefined },
  )
  const [sync] = useState(() =>
    createDraftSync({
      mark: mark.current,
      send: (it, basis) => sendDraft(uid, mark.current.key, it, basis),
      fetch: () => fetchDraft(uid, mark.current.key),
      discard: (key) => discardDraft(uid, { key }),
      isConflict: isWriteConflict,
      isOnline: () => navigator.onLine,
      isNamed: of !== 'new',
      current: () => latest.current,
      onMark(next) {
        mark.current = next
        if (isStored.current) storeDraft(uid, of, latest.current, new Date(), next)
      },
      onTheirs: (theirs, savedAt) => show(theirs, savedAt),
      read: toDraft,
      wait,
    }),
  )
  useSync(sync)
  useWarningBeforeLoss(kept === 'not-kept' && sync.read().kind !== 'saved')

  function keep() {
    isStored.current = storeDraft(uid, of, latest.current, new Date(), mark.current)
    setKept(isStored.current ? 'kept' : 'not-kept')
  }

  /** Shows another device's version. Fields that own their text, such as the editor, begin again with the new edition. */
  function show(theirs: ActivityDraft, savedAt: string) {
    latest.current = theirs
    setDraft(theirs)
    keep()
    setRestoredFrom(savedAt)
    setEdition((before) => before + 1)
  }

  function change(it: DraftChange) {
    latest.current = changeDraft(latest.current, it)
    setDraft(latest.current)
    sync.changed()
    keep()
  }

  /** What the server has now: nothing is left to keep here. */
  function keepAs(saved: ActivityDraft) {
    latest.current = saved
    setDraft(saved)
    forget()
    setRestoredFrom(undefined)
  }

  /** The draft is an activity now. */
  function forget() {
    isStored.current = false
    mark.current = { key: of === 'new' ? newKey() : of, version: 0, isSynced: true }
    sync.end(mark.current.key)
    forgetDraft(uid, of)
    setKept(undefined)
  }

  /** Throws away what was typed and opens anew with `next`. */
  function restart(next: ActivityDraft) {
    const { key, version } = mark.current
    if (version > 0) void discardDraft(uid, { key, version })
    keepAs(next)
    setEdition((before) => before + 1)
  }

  return { draft, change, kept, sync, restoredFrom, edition, keepAs, forget, restart }
}

/** Follows the server's state; looks for other devices' changes on opening and on coming back. */
function useSync(sync: DraftSync) {
  useSyncExternalStore(sync.watch, sync.read)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void sync.look()
      else sync.flush()
    }
    sync.open()
    look()
    window.addEventListener('online', sync.flush)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('online', sync.flush)
      document.removeEventListener('visibilitychange', look)
      sync.close()
    }
  }, [sync])
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
