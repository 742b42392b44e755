import { KEPT_DOORS } from '../../../data/device/kept-on-device'

const STORE = 'doors'

function promised<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not answer')))
  })
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T> | IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(KEPT_DOORS, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  const database = await promised(opening)
  try {
    const done = work(database.transaction(STORE, mode).objectStore(STORE))
    return await (done instanceof Promise ? done : promised(done))
  } finally {
    database.close()
  }
}

/** What is kept of doors on this device, by name; `change` reads and writes in one step. */
export interface DoorStore {
  names: () => Promise<string[]>
  read: (name: string) => Promise<unknown>
  /** Writes what becomes of what was there; of undefined, nothing is left. */
  change: (name: string, next: (before: unknown) => unknown) => Promise<void>
}

const inDatabase: DoorStore = {
  names: async () => (await inStore('readonly', (store) => store.getAllKeys())).map(String),
  read: (name) => inStore<unknown>('readonly', (store) => store.get(name)),
  change: (name, next) =>
    inStore('readwrite', async (store) => {
      const after = next(await promised(store.get(name)))
      await (after === undefined ? promised(store.delete(name)) : promised(store.put(after, name)))
    }),
}

/** Keeps as long as the page is open. */
export function storeInMemory(): DoorStore {
  const kept = new Map<string, unknown>()
  return {
    names: () => Promise.resolve([...kept.keys()]),
    read: (name) => Promise.resolve(kept.get(name)),
    change: (name, next) => {
      const after = next(kept.get(name))
      if (after === undefined) kept.delete(name)
      else kept.set(name, after)
      return Promise.resolve()
    },
  }
}

/** Uses the second store from the first failure of the first one on: some browsers have IndexedDB and open none. */
export function firstThatWorks(first: DoorStore, second: DoorStore): DoorStore {
  let hasFailed = false
  async function either<T>(work: (store: DoorStore) => Promise<T>): Promise<T> {
    if (hasFailed) return work(second)
    try {
      return await work(first)
    } catch (error) {
      console.warn('Doors are kept on this device only as long as this page is open.', error)
      hasFailed = true
      return work(second)
    }
  }
  return {
    names: () => either((store) => store.names()),
    read: (name) => either((store) => store.read(name)),
    change: (name, next) => either((store) => store.change(name, next)),
  }
}

/** Where this device keeps its doors: IndexedDB, or where a browser keeps nothing, the open page. */
export const doorStore: DoorStore = firstThatWorks(inDatabase, storeInMemory())
