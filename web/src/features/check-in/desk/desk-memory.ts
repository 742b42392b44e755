import type { DoorEntry, ScanResult } from 'functions/contract/check-in/door'
import { viewOf } from './desk-view'
import type { DeskView, Seen, Shown } from './desk-view'
import { NO_WORK } from './kept-door'
import type { DoorKeeping, KeptList, KeptWork } from './kept-door'
import { conflictsOf, withoutSent } from './queue'
import type { Deed } from './queue'

const LAST_SHOWN = 20

const byKey = (entries: readonly DoorEntry[]) => new Map(entries.map((entry) => [entry.key, entry]))

/** What a desk knows and has done: shown to whoever watches, and kept on the device before it is relied on. */
export class DeskMemory {
  readonly #keeping: DoorKeeping
  #state: DeskView['state'] = 'loading'
  #list: KeptList | undefined
  #entries = new Map<string, DoorEntry>()
  #work: KeptWork = NO_WORK
  #last: readonly Shown[] = []
  #view: DeskView | undefined
  #listeners = new Set<() => void>()

  constructor(keeping: DoorKeeping) {
    this.#keeping = keeping
  }

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly view = (): DeskView => {
    this.#view ??= viewOf(this.known())
    return this.#view
  }

  /** All of it as it is now. */
  known(): Seen {
    return {
      state: this.#state,
      list: this.#list,
      entries: this.#entries,
      work: this.#work,
      last: this.#last,
    }
  }

  #tell(): void {
    this.#view = undefined
    for (const listener of this.#listeners) listener()
  }

  become(state: DeskView['state']): void {
    this.#state = state
    this.#tell()
  }

  /** Takes up what is kept on this device. */
  async recall(): Promise<void> {
    const [list, work] = await Promise.all([this.#keeping.readList(), this.#keeping.readWork()])
    if (work) this.#work = work
    if (list) this.#show(list)
    for (const entry of this.#work.learned) this.#entries.set(entry.key, entry)
    this.#tell()
  }

  #show(list: KeptList): void {
    this.#list = list
    this.#entries = byKey(list.entries)
    this.become('ready')
  }

  /** Takes a list of the server, which knows all that it said before. */
  async take(list: KeptList): Promise<void> {
    this.#show(list)
    await this.#keeping.keepList(list)
    if (this.#work.learned.length > 0) await this.#keepWork({ learned: [] })
  }

  /** Takes what the server says of guests: also for a start without a network before the next list comes. */
  async learn(entries: readonly DoorEntry[]): Promise<void> {
    await this.#keepWork({ learned: this.#learnedWith(entries) })
  }

  #learnedWith(entries: readonly DoorEntry[]): DoorEntry[] {
    const news = byKey(entries)
    for (const [key, entry] of news) this.#entries.set(key, entry)
    return [...this.#work.learned.filter((entry) => !news.has(entry.key)), ...entries]
  }

  async #keepWork(change: Partial<KeptWork>): Promise<void> {
    this.#work = { ...this.#work, ...change }
    await this.#keeping.keepWork(this.#work)
  }

  async #keepWorkAndTell(change: Partial<KeptWork>): Promise<void> {
    const kept = this.#keepWork(change)
    this.#tell()
    await kept
  }

  /** Puts what was done in the queue. */
  enqueue(deed: Deed): Promise<void> {
    return this.#keepWorkAndTell({ queue: [...this.#work.queue, deed] })
  }

  /** What was sent leaves the queue, with what the server said of it. */
  settle(sent: readonly Deed[], results: readonly ScanResult[]): Promise<void> {
    const learned = this.#learnedWith(results.flatMap(({ entry }) => entry ?? []))
    const { queue, conflicts } = this.#work
    return this.#keepWorkAndTell({
      learned,
      queue: withoutSent(queue, sent),
      conflicts: [...conflicts, ...conflictsOf(sent, results)],
    })
  }

  /** Somebody has read a conflict. */
  acknowledge(scanId: string): Promise<void> {
    const conflicts = this.#work.conflicts.filter((conflict) => conflict.scanId !== scanId)
    return this.#keepWorkAndTell({ conflicts })
  }

  /** Adds to the list of the last ones. */
  remember(shown: Shown): void {
    this.#last = [shown, ...this.#last].slice(0, LAST_SHOWN)
    this.#tell()
  }

  /** Takes whoever was let in here off the list of the last ones. */
  strike(key: string): void {
    this.#last = this.#last.filter(({ verdict }) => verdict.kind !== 'admitted' || verdict.key !== key)
  }

  /** Nothing of it stays, here or on the device. */
  async close(): Promise<void> {
    this.#list = undefined
    this.#entries = new Map()
    this.#work = NO_WORK
    this.become('closed')
    await this.#keeping.forget()
  }
}
