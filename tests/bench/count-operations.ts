import { DocumentReference, Firestore, Query, Transaction, WriteBatch } from 'firebase-admin/firestore'
import { database } from '../support/database'

/** Documents read and written while something ran. */
export interface Operations {
  reads: number
  writes: number
}

type Method = (this: unknown, ...parameters: unknown[]) => Promise<unknown>

/**
 * Counts the documents that the Admin SDK reads and writes in this process while `work` runs. A query that finds
 * nothing is one read, as it is on the bill.
 */
export async function countOperations(work: () => Promise<unknown>): Promise<Operations> {
  const counted: Operations = { reads: 0, writes: 0 }
  // The SDK gives this class no name to import it by. It counts a thousand entries as one read.
  const counting = Object.getPrototypeOf(database().collection('orders').count()) as object
  const restore = [
    wrap(counting, 'get', () => (counted.reads += 1)),
    // A single document's get() is a getAll() of one.
    wrap(Firestore.prototype, 'getAll', (_, result) => (counted.reads += sizeOf(result))),
    wrap(Query.prototype, 'get', (_, result) => (counted.reads += Math.max(1, sizeOf(result)))),
    wrap(Transaction.prototype, 'get', (_, result) => (counted.reads += Math.max(1, sizeOf(result)))),
    wrap(DocumentReference.prototype, 'set', () => (counted.writes += 1)),
    wrap(DocumentReference.prototype, 'create', () => (counted.writes += 1)),
    wrap(WriteBatch.prototype, 'commit', (_, result) => (counted.writes += sizeOf(result))),
  ]
  try {
    await work()
  } finally {
    for (const undo of restore) undo()
  }
  return counted
}

function wrap(prototype: object, name: string, count: (self: unknown, result: unknown) => void): () => void {
  const methods = prototype as Record<string, Method>
  const original = methods[name]
  if (!original) throw new Error(`The Admin SDK has no ${name} any more`)
  methods[name] = async function counting(...parameters) {
    const result = await original.apply(this, parameters)
    count(this, result)
    return result
  }
  return () => {
    methods[name] = original
  }
}

function sizeOf(result: unknown): number {
  if (Array.isArray(result)) return result.length
  return typeof result === 'object' && result !== null && 'size' in result ? Number(result.size) : 1
}
