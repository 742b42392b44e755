import type { DraftSaved, SavedDraft } from 'functions/contract/drafts/activity-draft'
import type { ActivityDraft } from '../draft'

/** Written on, and not sent for so long, a draft is kept on the server. */
export const PAUSE_MS = 3000

/** Another device's version of the draft; `draft` is null when it was published or discarded there. */
export interface Theirs {
  draft: ActivityDraft | null
  version: number
  savedAt: string | undefined
}

/** Where the server stands with what is being written. */
export type SyncState =
  | { kind: 'idle' | 'waiting' | 'sending' | 'offline' | 'failed' }
  | { kind: 'saved'; at: string }
  | { kind: 'conflict'; theirs: Theirs }

/** What the server last had of a draft, as this device knows it; `isSynced` while nothing was written since. */
export interface Mark {
  key: string
  version: number
  isSynced: boolean
}

export interface SyncSetup {
  mark: Mark
  send: (draft: ActivityDraft, basis: number) => Promise<DraftSaved>
  fetch: () => Promise<SavedDraft | null>
  discard: (key: string) => Promise<void>
  isConflict: (error: unknown) => boolean
  isOnline: () => boolean
  /** Another device may know the draft by its name: it is not one that was just begun here. */
  isNamed: boolean
  /** The draft as it stands. */
  current: () => ActivityDraft
  onMark: (mark: Mark) => void
  /** Another device has written on, and nothing of this one is lost by showing it. */
  onTheirs: (draft: ActivityDraft, savedAt: string) => void
  read: (content: SavedDraft['draft']) => ActivityDraft | null
  /** Calls back after so many milliseconds; answers what calls that off. */
  wait: (ms: number, then: () => void) => () => void
}

/**
 * Keeps one draft the same on the server as it is here: a moment after each pause in writing, one request at a time, each on
 * the version that the last one answered. What another device has written since is never overwritten: the person chooses.
 */
export function createDraftSync(setup: SyncSetup) {
  let { mark } = setup
  let state: SyncState = { kind: 'idle' }
  let isClosed = false
  // An answer to what was sent before the draft ended says nothing of the draft that came after.
  let era = 0
  let cancelWait: () => void = () => undefined
  let underWay: Promise<void> | undefined
  const listeners = new Set<() => void>()

  function show(next: SyncState) {
    state = next
    for (const listener of listeners) listener()
  }

  function note(change: Partial<Mark>) {
    mark = { ...mark, ...change }
    setup.onMark(mark)
  }

  async function compare(): Promise<void> {
    const known = mark.version
    const saved = await setup.fetch()
    // What was sent meanwhile is newer than the answer.
    if (isClosed || mark.version !== known || (saved?.version ?? 0) === known) return
    const draft = saved && setup.read(saved.draft)
    if (mark.isSynced && saved && draft) {
      note({ version: saved.version })
      setup.onTheirs(draft, saved.savedAt)
      return show({ kind: 'saved', at: saved.savedAt })
    }
    return show({
      kind: 'conflict',
      theirs: { draft, version: saved?.version ?? 0, savedAt: saved?.savedAt },
    })
  }

  async function send(): Promise<void> {
    const [draft, began] = [setup.current(), era]
    show({ kind: 'sending' })
    try {
      const { version, savedAt } = await setup.send(draft, mark.version)
      if (era !== began) return
      const isLast = setup.current() === draft
      note({ version, isSynced: isLast })
      if (isClosed) return
      show({ kind: 'saved', at: savedAt })
      if (!isLast) plan()
    } catch (error) {
      if (isClosed || era !== began) return
      if (setup.isConflict(error)) await compare().catch(() => show({ kind: 'failed' }))
      else show({ kind: setup.isOnline() ? 'failed' : 'offline' })
    }
  }

  function flush() {
    cancelWait()
    if (isClosed || mark.isSynced || state.kind === 'conflict' || underWay) return
    if (!setup.isOnline()) return show({ kind: 'offline' })
    track(send())
  }

  /** One thing at a time is on its way; what was written meanwhile goes after it. */
  function track(work: Promise<void>) {
    underWay = work
    void work.finally(() => {
      if (underWay !== work) return
      underWay = undefined
      if (state.kind === 'idle') resume()
    })
  }

  function plan() {
    cancelWait()
    cancelWait = setup.wait(PAUSE_MS, flush)
  }

  function resume() {
    if (!mark.isSynced && state.kind !== 'conflict') plan()
  }

  return {
    read: () => state,
    watch: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Something was written. */
    changed() {
      note({ isSynced: false })
      if (state.kind === 'conflict') return
      if (state.kind !== 'sending') show({ kind: setup.isOnline() ? 'waiting' : 'offline' })
      plan()
    },
    /** Sends what waits at once: the connection is back, or the person leaves. */
    flush,
    /** Looks whether another device has written on: when the form opens, and when the person comes back to it. */
    async look() {
      if (isClosed || underWay || state.kind === 'conflict' || !setup.isOnline()) return
      if (mark.version === 0 && !setup.isNamed) return resume()
      // Without an answer there is nothing to compare; the next save will tell.
      await compare().catch(() => undefined)
      resume()
    },
    /** Ends a conflict: this device's version goes on top of the other one, or gives way to it. */
    choose(whose: 'mine' | 'theirs') {
      if (state.kind !== 'conflict') return
      const { draft, version, savedAt } = state.theirs
      show({ kind: 'waiting' })
      if (whose === 'theirs' && draft) {
        note({ version, isSynced: true })
        setup.onTheirs(draft, savedAt ?? '')
        return show({ kind: 'saved', at: savedAt ?? '' })
      }
      note({ version, isSynced: false })
      return flush()
    },
    /** Sends no more for now, and says what a save is to end: this draft, as it was last kept. */
    pause(): { key: string; version: number } | undefined {
      cancelWait()
      return mark.version === 0 ? undefined : { key: mark.key, version: mark.version }
    },
    /** Goes on after a save that did not come about. */
    resume,
    /**
     * The draft is an activity now, or thrown away. What is still on its way comes too late, and is thrown away after it;
     * what is written from now on is another draft.
     */
    end(nextKey: string = mark.key) {
      cancelWait()
      const { key } = mark
      era += 1
      mark = { key: nextKey, version: 0, isSynced: true }
      show({ kind: 'idle' })
      if (underWay) track(underWay.then(() => setup.discard(key)))
    },
    open() {
      isClosed = false
    },
    /** The form is gone; what was typed last is still sent. */
    close() {
      flush()
      isClosed = true
    },
  }
}

export type DraftSync = ReturnType<typeof createDraftSync>
