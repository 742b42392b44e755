const nothing = async () => Promise.resolve(undefined)

const NOTHING_KEPT = {
  transaction: () => ({ objectStore: () => ({ get: nothing, put: nothing }), done: Promise.resolve() }),
}

/**
 * Stands in for `idb`, with which the SDK keeps on the device on which days it told Google of its version. Without it, it tells
 * once per page instead of once a day; nothing else of what we load uses it.
 */
export async function openDB(): Promise<typeof NOTHING_KEPT> {
  return Promise.resolve(NOTHING_KEPT)
}
