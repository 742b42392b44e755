import type { Door, DoorEntry } from 'functions/contract/check-in/door'
import { guestNow } from '../scan/decide-scan'
import type { Verdict } from '../scan/decide-scan'
import type { KeptList, KeptWork } from './kept-door'
import type { Conflict } from './queue'

/** A guest who was just let in or sent away here, for the list of the last ones. */
export interface Shown {
  readonly id: string
  readonly verdict: Verdict
  readonly at: string
}

/** All that a door shows. */
export interface DeskView {
  readonly state: 'loading' | 'ready' | 'closed' | 'unreachable'
  readonly door: Door | undefined
  readonly guests: ReadonlyMap<string, DoorEntry>
  readonly waiting: number
  readonly conflicts: readonly Conflict[]
  readonly last: readonly Shown[]
  /** When the list was last heard of. */
  readonly savedAt: string | undefined
}

/** What a view is made of. */
export interface Seen {
  readonly state: DeskView['state']
  readonly list: KeptList | undefined
  readonly entries: ReadonlyMap<string, DoorEntry>
  readonly work: KeptWork
  readonly last: readonly Shown[]
}

/** The guests as this device knows them, with what it did and has not sent. */
export function viewOf({ state, list, entries, work, last }: Seen): DeskView {
  const { queue, conflicts } = work
  const touched = new Set(queue.map((deed) => deed.key))
  const now = (entry: DoorEntry) => (touched.has(entry.key) ? guestNow(entry, queue) : entry)
  return {
    state,
    door: list?.door,
    guests: new Map([...entries].map(([key, entry]) => [key, now(entry)])),
    waiting: queue.length,
    conflicts,
    last,
    savedAt: list?.savedAt,
  }
}
