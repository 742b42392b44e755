import { AsyncResource } from 'node:async_hooks'
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { firestore } from './firestore'

/** Firestore takes more in one request; answers come sooner so. */
const AT_ONCE = 100
/** Many times what a question takes. After it the next is asked all the same: one that hangs keeps only its own waiting. */
const TIMEOUT_MS = 250

interface Asking<K, V> {
  readonly key: K
  readonly resolve: (found: V) => void
  readonly reject: (error: unknown) => void
}

/**
 * Asks together for what a rush of people asks for one by one: while one question is on its way, those who come wait for
 * the next, which is asked for all of them. So an answer is never older than its question, nobody waits while nothing is
 * on its way, and what a hundred people ask for in a moment are two requests.
 * @param ask answers in the order of the keys, each once
 */
export function batchLoader<K, V>(
  ask: (keys: readonly K[]) => Promise<readonly V[]>,
): (key: K) => Promise<V> {
  let waiting: Asking<K, V>[] = []
  let isAsking = false

  async function askAll(): Promise<void> {
    isAsking = true
    while (waiting.length > 0) {
      const some = waiting.slice(0, AT_ONCE)
      waiting = waiting.slice(AT_ONCE)
      await atMost(TIMEOUT_MS, askFor(some))
    }
    isAsking = false
  }

  async function askFor(some: readonly Asking<K, V>[]): Promise<void> {
    try {
      const found = await ask(some.map((it) => it.key))
      for (const [index, { resolve }] of some.entries()) resolve(found[index] as V)
    } catch (error) {
      for (const { reject } of some) reject(error)
    }
  }

  // What is asked for many belongs to the request of none of them.
  const begin = AsyncResource.bind(askAll)
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!isAsking) void begin()
    })
}

/** Waits for something, but no longer than so. */
async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, patience])
  clearTimeout(timer)
}

/** Documents of a kind, each read once however many ask for it together. */
export function gatherDocs<T>(): (ref: DocumentReference<T>) => Promise<DocumentSnapshot<T>> {
  return batchLoader(async (refs: readonly DocumentReference<T>[]) => {
    const byPath = new Map(refs.map((ref) => [ref.path, ref]))
    const found = await firestore().getAll(...([...byPath.values()] as DocumentReference[]))
    const docs = new Map(found.map((doc) => [doc.ref.path, doc as DocumentSnapshot<T>]))
    return refs.map((ref) => docs.get(ref.path) as DocumentSnapshot<T>)
  })
}
