import { WriteBatch } from 'firebase-admin/firestore'
import type { DocumentReference } from 'firebase-admin/firestore'

/** What is told of every batch that this process commits, by the paths of its documents. */
export interface WriteWatch {
  /** The commit waits for it. */
  before?(paths: readonly string[]): Promise<void>
  after?(paths: readonly string[], isDone: boolean): void
}

type Method = (this: WriteBatch, ...parameters: unknown[]) => unknown

const KINDS = ['create', 'set', 'update', 'delete'] as const

/** Watches the Admin SDK's batches while `work` runs; transactions are not batches. */
export async function watchWrites<T>(watch: WriteWatch, work: () => Promise<T>): Promise<T> {
  const paths = new WeakMap<WriteBatch, string[]>()
  const methods = WriteBatch.prototype as unknown as Record<string, Method>
  const originals = Object.fromEntries([...KINDS, 'commit'].map((name) => [name, methods[name]]))
  for (const kind of KINDS) {
    methods[kind] = function noting(ref, ...rest) {
      paths.set(this, [...(paths.get(this) ?? []), (ref as DocumentReference).path])
      return originals[kind]?.call(this, ref, ...rest)
    }
  }
  methods['commit'] = async function watched(...parameters) {
    const written = paths.get(this) ?? []
    await watch.before?.(written)
    try {
      const result = await originals['commit']?.apply(this, parameters)
      watch.after?.(written, true)
      return result
    } catch (error) {
      watch.after?.(written, false)
      throw error
    }
  }
  try {
    return await work()
  } finally {
    Object.assign(methods, originals)
  }
}

/**
 * Lets each document be written so often in a second and no oftener, as production does. A try that fails has its turn too:
 * the database had to look at the document. It is so for whoever writes, and whatever they write.
 */
export function limitedTo(perSecond: number): WriteWatch {
  const interval = 1000 / perSecond
  const free = new Map<string, number>()
  return {
    async before(paths) {
      const now = performance.now()
      const turn = Math.max(now, ...paths.map((path) => free.get(path) ?? 0))
      for (const path of paths) free.set(path, turn + interval)
      if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now))
    },
  }
}
