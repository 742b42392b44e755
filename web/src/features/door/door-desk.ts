import type { AddWalkIn, Door, DoorEntry, ScanResult } from 'functions/contract/door'
import { asProblem } from '../../data/problem'
import { decideKey, decideScan, guestNow, verdictOf } from './decide-scan'
import type { Verdict } from './decide-scan'
import { listGuests, sendDeeds } from './desk-calls'
import type { CallServer } from './desk-calls'
import { NO_WORK } from './kept-door'
import type { DoorKeeping, KeptList, KeptWork } from './kept-door'
import { conflictsOf, nextToSend, waitAfter, withoutSent } from './queue'
import type { Conflict, Deed } from './queue'
import { readCode } from './read-code'

/** What a desk needs of the world. */
export interface DeskPorts {
  call: CallServer
  keeping: DoorKeeping
  isOnline: () => boolean
  now: () => Date
  newId: () => string
}

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

/** With a connection, the server decides; after this long, the device does. */
const PATIENCE_MS = 2_500
/** A list of changes is for short absences; after a longer one the whole list comes again. */
const STALE_MS = 10 * 60_000
const LAST_SHOWN = 20

/**
 * One device at one door: decides scans, remembers what it did until the server knows, and keeps its list young. It works
 * from its own copy; with a connection it asks, so that two gates never both say yes.
 */
export class DoorDesk {
  readonly #shareRef: string
  readonly #deviceId: string
  readonly #ports: DeskPorts
  #gate = ''
  #state: DeskView['state'] = 'loading'
  #list: KeptList | undefined
  #entries = new Map<string, DoorEntry>()
  #work: KeptWork = NO_WORK
  #last: readonly Shown[] = []
  #view: DeskView | undefined
  #listeners = new Set<() => void>()
  #sending: Promise<void> | undefined
  #failures = 0
  #notBefore = 0

  constructor(shareRef: string, deviceId: string, ports: DeskPorts) {
    this.#shareRef = shareRef
    this.#deviceId = deviceId
    this.#ports = ports
  }

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly view = (): DeskView => {
    this.#view ??= this.#look()
    return this.#view
  }

  #look(): DeskView {
    const { queue, conflicts } = this.#work
    const touched = new Set(queue.map((deed) => deed.key))
    const now = (entry: DoorEntry) => (touched.has(entry.key) ? guestNow(entry, queue) : entry)
    return {
      state: this.#state,
      door: this.#list?.door,
      guests: new Map([...this.#entries].map(([key, entry]) => [key, now(entry)])),
      waiting: queue.length,
      conflicts,
      last: this.#last,
      savedAt: this.#list?.savedAt,
    }
  }

  /** What the gate is called from now on. */
  nameGate(gate: string): void {
    this.#gate = gate.trim()
  }

  /** Opens from the copy on this device, then from the server. */
  async open(): Promise<void> {
    const [list, work] = await Promise.all([this.#ports.keeping.readList(), this.#ports.keeping.readWork()])
    if (work) this.#work = work
    if (list) this.#show(list)
    for (const entry of this.#work.learned) this.#entries.set(entry.key, entry)
    this.#tell()
    await this.refresh()
    if (!this.#list && this.#state === 'loading') this.#become('unreachable')
  }

  /** Sends what waits and brings what changed; called every so often. Does nothing without a connection. */
  async refresh(): Promise<void> {
    if (!this.#ports.isOnline()) return
    await this.send()
    try {
      const kept = this.#list
      const isYoung = kept && this.#ports.now().getTime() - Date.parse(kept.asOf) < STALE_MS
      await (isYoung ? this.#bringChanges(kept) : this.#bringAll())
    } catch (error) {
      await this.#onFailure(error)
    }
  }

  async #bringAll(): Promise<void> {
    const { call } = this.#ports
    const door = await call('openDoor', { shareRef: this.#shareRef })
    const { entries, asOf } = await listGuests(call, this.#shareRef)
    await this.#keep({ door, entries, asOf })
  }

  async #bringChanges(kept: KeptList): Promise<void> {
    const { entries, asOf } = await listGuests(this.#ports.call, this.#shareRef, kept.asOf)
    for (const entry of entries) this.#entries.set(entry.key, entry)
    await this.#keep({ door: kept.door, entries: [...this.#entries.values()], asOf })
  }

  async #keep(news: Omit<KeptList, 'savedAt'>): Promise<void> {
    const list = { ...news, savedAt: this.#ports.now().toISOString() }
    this.#show(list)
    await this.#ports.keeping.keepList(list)
    if (this.#work.learned.length === 0) return
    this.#work = { ...this.#work, learned: [] }
    await this.#ports.keeping.keepWork(this.#work)
  }

  /** Takes what the server says of guests: also for a start without a network before the next list comes. */
  #learn(entries: readonly DoorEntry[]): void {
    for (const entry of entries) this.#entries.set(entry.key, entry)
    const keys = new Set(entries.map((entry) => entry.key))
    const before = this.#work.learned.filter((entry) => !keys.has(entry.key))
    this.#work = { ...this.#work, learned: [...before, ...entries] }
  }

  #show(list: KeptList): void {
    this.#list = list
    this.#entries = new Map(list.entries.map((entry) => [entry.key, entry]))
    this.#become('ready')
  }

  #become(state: DeskView['state']): void {
    this.#state = state
    this.#tell()
  }

  #tell(): void {
    this.#view = undefined
    for (const listener of this.#listeners) listener()
  }

  /** What becomes of a scanned text. */
  async scan(text: string): Promise<Verdict> {
    const code = await readCode(text, this.#list?.door.keys ?? {})
    if (code.kind === 'unchecked' && this.#ports.isOnline()) {
      // Signed by a key that came after the list, perhaps: the server knows it.
      const asked = await this.#ask({ code: text.trim() })
      return this.#remember(asked ? verdictOf(asked) : { kind: 'unknown' })
    }
    const here = decideScan(code, this.#shareRef, this.#entries, this.#work.queue)
    if (code.kind !== 'signed' || here.kind === 'wrong-activity') return this.#remember(here)
    return this.#decide(code.ticketId, here)
  }

  /** Lets in a guest who was found by name. */
  async admit(key: string): Promise<Verdict> {
    return this.#decide(key, decideKey(key, this.#entries, this.#work.queue))
  }

  async #decide(key: string, here: Verdict): Promise<Verdict> {
    const scanId = this.#ports.newId()
    // While something waits to be sent, the server does not know what this device knows.
    const canAsk = this.#ports.isOnline() && this.#work.queue.length === 0
    const asked = canAsk ? await this.#ask({ key }, scanId) : undefined
    if (asked) return this.#remember(verdictOf(asked), scanId)
    if (here.kind === 'admitted') {
      await this.#queue({ kind: 'scan', ...this.#deed(scanId, key), name: here.name })
    }
    return this.#remember(here, scanId)
  }

  #deed(scanId: string, key: string) {
    const at = this.#ports.now().toISOString()
    return { scanId, key, at, gate: this.#gate, deviceId: this.#deviceId }
  }

  /** Asks the server about one guest; undefined when it does not answer in time. */
  async #ask(
    whom: { key: string } | { code: string },
    scanId = this.#ports.newId(),
  ): Promise<ScanResult | undefined> {
    const { key: _, ...deed } = this.#deed(scanId, '')
    const answer = this.#ports.call('checkInGuests', {
      shareRef: this.#shareRef,
      scans: [{ ...deed, ...whom }],
    })
    const late = new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), PATIENCE_MS)
    })
    try {
      const result = (await Promise.race([answer, late]))?.results[0]
      if (result?.entry) {
        this.#learn([result.entry])
        await this.#ports.keeping.keepWork(this.#work)
      }
      return result
    } catch (error) {
      await this.#onFailure(error)
      return undefined
    }
  }

  #remember(verdict: Verdict, id = this.#ports.newId()): Verdict {
    const shown = { id, verdict, at: this.#ports.now().toISOString() }
    this.#last = [shown, ...this.#last].slice(0, LAST_SHOWN)
    this.#tell()
    return verdict
  }

  async #queue(deed: Deed): Promise<void> {
    this.#work = { ...this.#work, queue: [...this.#work.queue, deed] }
    this.#tell()
    await this.#ports.keeping.keepWork(this.#work)
    void this.send()
  }

  /** Takes back that somebody was let in, wherever that was. */
  async undo(key: string): Promise<void> {
    const entry = this.#entries.get(key)
    const scan = this.#work.queue.findLast((deed) => deed.key === key)
    const scanId = scan?.scanId ?? entry?.admission?.scanId
    if (scanId === undefined) return
    this.#last = this.#last.filter(({ verdict }) => verdict.kind !== 'admitted' || verdict.key !== key)
    await this.#queue({ kind: 'undo', ...this.#deed(scanId, key) })
  }

  /** Adds somebody who walked in; needs a connection, because a place is taken for them. */
  async addWalkIn(input: Pick<AddWalkIn, 'name' | 'ticketTypeRef' | 'paidCash' | 'key'>): Promise<Verdict> {
    const { key: _, scanId: __, ...deed } = this.#deed('', '')
    const { entry } = await this.#ports.call('addWalkIn', { shareRef: this.#shareRef, ...deed, ...input })
    this.#learn([entry])
    await this.#ports.keeping.keepWork(this.#work)
    const { key, name, title, guests } = entry
    return this.#remember({ kind: 'admitted', key, name, title, guests, isListed: true })
  }

  /** Somebody has read a conflict. */
  async acknowledge(scanId: string): Promise<void> {
    const conflicts = this.#work.conflicts.filter((conflict) => conflict.scanId !== scanId)
    this.#work = { ...this.#work, conflicts }
    this.#tell()
    await this.#ports.keeping.keepWork(this.#work)
  }

  /** Sends what waits, in order; one sending at a time, and after a failure not too soon. */
  async send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
    await this.#sending
  }

  async #sendAll(): Promise<void> {
    while (this.#ports.isOnline() && this.#ports.now().getTime() >= this.#notBefore) {
      const sent = nextToSend(this.#work.queue)
      if (sent.length === 0) return
      try {
        await this.#sendSome(sent)
        this.#failures = 0
      } catch (error) {
        this.#failures += 1
        this.#notBefore = this.#ports.now().getTime() + waitAfter(this.#failures)
        await this.#onFailure(error)
        return
      }
    }
  }

  async #sendSome(sent: readonly Deed[]): Promise<void> {
    const results = await sendDeeds(this.#ports.call, this.#shareRef, sent)
    this.#learn(results.flatMap(({ entry }) => entry ?? []))
    this.#work = {
      ...this.#work,
      queue: withoutSent(this.#work.queue, sent),
      conflicts: [...this.#work.conflicts, ...conflictsOf(sent, results)],
    }
    this.#tell()
    await this.#ports.keeping.keepWork(this.#work)
  }

  /** Without a connection everything goes on; without the role nothing does, and nobody's name stays here. */
  async #onFailure(error: unknown): Promise<void> {
    const { code } = asProblem(error)
    if (code !== 'not-found' && code !== 'role-needed') return
    this.#list = undefined
    this.#entries = new Map()
    this.#work = NO_WORK
    this.#become('closed')
    await this.#ports.keeping.forget()
  }
}
