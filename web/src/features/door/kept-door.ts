import { Door, DoorEntry, ScanOutcome } from 'functions/contract/door'
import { z } from 'zod'
import { KEPT_DOORS } from '../../data/kept-on-device'

const done = { scanId: z.string(), key: z.string(), at: z.string(), gate: z.string(), deviceId: z.string() }
const Deed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('scan'), ...done, name: z.string() }),
  z.object({ kind: z.literal('undo'), ...done }),
])
const Conflict = z.object({
  scanId: z.string(),
  name: z.string(),
  outcome: ScanOutcome,
  at: z.string(),
  gate: z.string(),
  before: z.object({ at: z.string(), gate: z.string(), byName: z.string().nullable() }).nullable(),
})

/** What came from the server: enough to decide without it. */
export const KeptList = z.object({
  door: Door,
  entries: z.array(DoorEntry),
  /** Where the next list of changes begins. */
  asOf: z.string(),
  savedAt: z.string(),
})
export type KeptList = z.infer<typeof KeptList>

/** What this device did and nobody else knows yet, and what the server said of guests since the list was kept. */
export const KeptWork = z.object({
  queue: z.array(Deed),
  conflicts: z.array(Conflict),
  learned: z.array(DoorEntry).default([]),
})
export type KeptWork = z.infer<typeof KeptWork>
export const NO_WORK: KeptWork = { queue: [], conflicts: [], learned: [] }

const STORE = 'doors'

function promised<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not answer')))
  })
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(KEPT_DOORS, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  const database = await promised(opening)
  try {
    return await promised(work(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

/** A person's copy of one door on this device, which opens without a network. */
export interface DoorKeeping {
  readList: () => Promise<KeptList | undefined>
  readWork: () => Promise<KeptWork | undefined>
  keepList: (list: KeptList) => Promise<void>
  keepWork: (work: KeptWork) => Promise<void>
  forget: () => Promise<void>
}

/**
 * The copy in IndexedDB; the list and the work apart, so that a scan writes little. Where a browser keeps nothing, the
 * door works as long as the page is open.
 */
export function keptDoor(uid: string, shareRef: string): DoorKeeping {
  const name = (part: string) => `${uid}/${shareRef}/${part}`
  async function read(part: string): Promise<unknown> {
    try {
      return (await inStore('readonly', (store) => store.get(name(part)))) as unknown
    } catch (error) {
      console.warn('The copy of the door could not be read.', error)
      return undefined
    }
  }
  async function keep(part: string, value: unknown) {
    try {
      await inStore('readwrite', (store) => store.put(value, name(part)))
    } catch (error) {
      console.warn('The door could not be kept on this device.', error)
    }
  }
  return {
    readList: async () => KeptList.safeParse(await read('list')).data,
    readWork: async () => KeptWork.safeParse(await read('work')).data,
    keepList: (list) => keep('list', list),
    keepWork: (work) => keep('work', work),
    forget: async () => {
      await inStore('readwrite', (store) => store.delete(name('list')))
      await inStore('readwrite', (store) => store.delete(name('work')))
    },
  }
}
