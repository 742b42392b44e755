/**
 * The idempotency key of one intention to buy: the same person, activity and tickets hold once, however often the page is
 * loaded in this tab or a copy of it. Choosing again after the hold ended is another intention.
 */
export interface Intention {
  uid: string
  shareRef: string
  /** As in the address: `<ref>.<n>,<ref>.<n>` in one order. */
  tickets: string
}

function nameOf({ uid, shareRef, tickets }: Intention): string {
  return `turnout.hold.${uid}.${shareRef}.${tickets}`
}

type Keys = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const forgetful = new Map<string, string>()

/** Storage that may be forbidden: then the key lives as long as the page. */
const fallback: Keys = {
  getItem: (name) => forgetful.get(name) ?? null,
  setItem: (name, key) => void forgetful.set(name, key),
  removeItem: (name) => void forgetful.delete(name),
}

function keys(): Keys {
  try {
    return sessionStorage
  } catch {
    return fallback
  }
}

/** The key of an intention, made at its first mention. */
export function holdKey(intention: Intention, storage: Keys = keys()): string {
  const name = nameOf(intention)
  const known = storage.getItem(name)
  if (known !== null) return known
  const key = crypto.randomUUID()
  storage.setItem(name, key)
  return key
}

/** Ends an intention: the same tickets chosen again are held anew. */
export function endIntention(intention: Intention, storage: Keys = keys()): void {
  storage.removeItem(nameOf(intention))
}
