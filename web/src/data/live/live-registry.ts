import { Observable, Subject, takeUntil } from 'rxjs'

/** How long a listener outlives its last reader, so that a re-render or a quick way back does not reopen it. */
const LINGER_MS = 2000

interface Entry {
  readonly source: Observable<unknown>
  readonly stop: Subject<void>
  uses: number
}

type ReactFireCache = Map<string, unknown>

/** ReactFire keeps what it observes under this name on the global object. */
const CACHE = '_reactFirePreloadedObservables'

function reactFireCache(): ReactFireCache | undefined {
  return (globalThis as { [CACHE]?: ReactFireCache })[CACHE]
}

const entries = new Map<string, Entry>()

/** The open listeners, by id; for tests. */
export function openListeners(): string[] {
  return [...entries.keys()]
}

function close(id: string, entry: Entry): void {
  if (entries.get(id) === entry) {
    entries.delete(id)
    reactFireCache()?.delete(id)
  }
  entry.stop.next()
}

function closeWhenUnused(id: string, entry: Entry): void {
  setTimeout(() => {
    if (entry.uses === 0) close(id, entry)
  }, LINGER_MS)
}

/**
 * The one source behind `id`, made by `open` when there is none. ReactFire itself keeps a listener for ever; this one
 * ends when nobody has used it for a while, and ReactFire forgets its id then.
 */
export function sourceOf<T>(id: string, open: () => Observable<T>): { id: string; source: Observable<T> } {
  let entry = entries.get(id)
  if (!entry) {
    const stop = new Subject<void>()
    entry = { source: open().pipe(takeUntil(stop)), stop, uses: 0 }
    entries.set(id, entry)
    closeWhenUnused(id, entry)
  }
  return { id, source: entry.source as Observable<T> }
}

/** Counts a reader of `id` in; the answer counts it out again. */
export function use(id: string): () => void {
  const entry = entries.get(id)
  if (!entry) return () => {}
  entry.uses += 1
  return () => {
    entry.uses -= 1
    if (entry.uses === 0) closeWhenUnused(id, entry)
  }
}

/** Closes everything and forgets what was read: nothing of one person's is left for the next. */
export function closeAll(): void {
  for (const [id, entry] of entries) close(id, entry)
}
