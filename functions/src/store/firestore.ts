import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { getFirestore } from 'firebase-admin/firestore'
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  FirestoreDataConverter,
  Precondition,
  Timestamp,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore'
import type { z } from 'zod'
import { adminApp } from '../admin-app'

let opened: Firestore | undefined

/** The database, opened at the first use. */
export function firestore(): Firestore {
  if (!opened) {
    opened = getFirestore(adminApp())
    opened.settings({ ignoreUndefinedProperties: true })
  }
  return opened
}

/** Parses a kind of document by its schema, on the way in and on the way out. */
export function parsedBy<T extends object>(schema: z.ZodType<T>): FirestoreDataConverter<T> {
  return {
    toFirestore: (value) => schema.parse(value),
    fromFirestore: (snapshot) => schema.parse(snapshot.data()),
  }
}

/** A batch or a transaction: a place to put writes that happen together or not at all. */
export interface Writer {
  create<T>(ref: DocumentReference<T>, data: T): unknown
  set<T>(ref: DocumentReference<T>, data: T): unknown
  /** Changes the named fields of a document, or makes it. */
  set(ref: DocumentReference, fields: object, options: { merge: true }): unknown
  /** Replaces whole fields at the top level. */
  update<T>(ref: DocumentReference<T>, data: Partial<T>, precondition?: Precondition): unknown
  delete<T>(ref: DocumentReference<T>, precondition?: Precondition): unknown
}

/** A batch as a Writer, and what commits it. */
export function openBatch(): { writer: Writer; commit: () => Promise<unknown> } {
  const batch: WriteBatch = firestore().batch()
  return { writer: batch, commit: () => batch.commit() }
}

/** Reads that a transaction locks, beside its writes. */
export interface Reader {
  get<T>(ref: DocumentReference<T>): Promise<DocumentSnapshot<T>>
}

/** How often work begins again that was overtaken, or that the engine ended by itself. */
const MOST_TRIES = 8

/**
 * Runs a transaction over documents that few people touch at once; see `openBatch` for those that many do. `work` may run
 * several times, when somebody else was faster.
 */
export async function inTransaction<T>(work: (tx: Reader & Writer) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await firestore().runTransaction((tx: Transaction) => work(tx as Reader & Writer))
    } catch (error) {
      if (!isEnded(error) || attempt === MOST_TRIES) throw error
      await sleep(randomInt(50 * attempt))
    }
  }
}

/**
 * Does work that turns on one document, which many may tell of at once: it is read with nothing locked, and what is
 * written together with it fails when somebody wrote it meanwhile. Then `work` begins again; nobody waits for anybody.
 * Other documents are read as they are, and may be a moment old; work that does not update the one is not guarded.
 */
export async function onDocument<T, R>(
  ref: DocumentReference<T>,
  work: (data: T | undefined, tx: Reader & Writer) => Promise<R>,
): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    const seen = await ref.get()
    const batch = firestore().batch()
    const result = await work(seen.data(), guarded(batch, ref.path, seen.updateTime))
    try {
      await batch.commit()
      return result
    } catch (error) {
      if (!isWriteConflict(error)) throw error
      if (attempt === MOST_TRIES)
        throw codeOf(error) === FAILED_PRECONDITION ? new WriteConflict(error) : error
      await sleep(randomInt(20 * attempt))
    }
  }
}

/** A batch in which the first update of a document is on condition that it is as it was read. */
function guarded(batch: Writer, path: string, lastUpdateTime: Timestamp | undefined): Reader & Writer {
  let isGuarded = false
  return {
    get: (ref) => ref.get(),
    create: (ref, data) => batch.create(ref, data),
    set: (ref: DocumentReference, data: object, options?: { merge: true }) =>
      options ? batch.set(ref, data, options) : batch.set(ref, data),
    delete: (ref, precondition) => batch.delete(ref, precondition),
    update: (ref, data, precondition) => {
      if (precondition) return batch.update(ref, data, precondition)
      if (isGuarded || ref.path !== path || !lastUpdateTime) return batch.update(ref, data)
      isGuarded = true
      return batch.update(ref, data, { lastUpdateTime })
    },
  }
}

/** Whether the engine ended a transaction that waited for its documents for too long: the SDK repeats all but these. */
function isEnded(error: unknown): boolean {
  return codeOf(error) === INVALID_ARGUMENT && /transaction is invalid or closed/i.test(String(error))
}

/** gRPC status codes: the first is of a request that cannot be, the others are those that a precondition fails with. */
const INVALID_ARGUMENT = 3
const NOT_FOUND = 5
const ALREADY_EXISTS = 6
const FAILED_PRECONDITION = 9
const ABORTED = 10
/** The database is not there in time, or has had enough: deadline exceeded, resource exhausted, unavailable. */
const DOWN: readonly unknown[] = [4, 8, 14]

/** A document that so many write at once that it was never as it had been read. */
class WriteConflict extends Error {
  readonly code = ABORTED

  constructor(cause: unknown) {
    super('Others wrote the same again and again.', { cause })
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}

/** Whether work failed after all its tries because the database is busy or down: later it may well be done. */
export function isBusy(error: unknown): boolean {
  return (
    codeOf(error) === ABORTED || isEnded(error) || (isFirestoreError(error) && DOWN.includes(codeOf(error)))
  )
}

/** The numbers of gRPC mean something else in other services' errors: the database's have these fields as well. */
function isFirestoreError(error: unknown): boolean {
  return error instanceof Error && 'details' in error && 'metadata' in error
}

/** Whether a write failed because its document is there already. */
export function isAlreadyThere(error: unknown): boolean {
  return codeOf(error) === ALREADY_EXISTS
}

/** Whether a write failed because somebody else was faster: what it was decided by has changed, is there already, or is gone. */
export function isWriteConflict(error: unknown): boolean {
  return [NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED].includes(codeOf(error) as number)
}
