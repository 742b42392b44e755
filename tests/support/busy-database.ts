import { Firestore, WriteBatch } from 'firebase-admin/firestore'
import { wrap } from './crashes'
import type { Method } from './crashes'

/** What Firestore answers when too many write the same (gRPC status 10), after the SDK's own tries. */
class Aborted extends Error {
  readonly code = 10

  constructor() {
    super('10 ABORTED: Too much contention on these documents. Please try again.')
  }
}

/** How often the database ended what it was given since then; `stop` lets it work again. */
export interface Busy {
  readonly count: () => number
  readonly stop: () => void
}

/** Has the database of this process end so many of the next commits and transactions before they are done. */
export function letDatabaseAbort(times: number): Busy {
  let count = 0
  const abort = (original: Method): Method =>
    function sent(...parameters) {
      if (count >= times) return original.apply(this, parameters)
      count += 1
      return Promise.reject(new Aborted())
    }
  const restore = [
    wrap(WriteBatch.prototype, 'commit', abort),
    wrap(Firestore.prototype, 'runTransaction', abort),
  ]
  return { count: () => count, stop: () => restore.forEach((undo) => undo()) }
}
