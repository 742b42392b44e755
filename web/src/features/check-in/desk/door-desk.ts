import type { AddWalkIn, ScanResult } from 'functions/contract/check-in/door'
import { readShortCode } from 'functions/contract/tickets/ticket-short-code'
import { asProblem } from '../../../data/requests/problem'
import { askDoor } from '../ask-door'
import { bringList } from '../guests/bring-list'
import { decideKey, decideScan, keysOfShortCode, verdictOf } from '../scan/decide-scan'
import type { Verdict } from '../scan/decide-scan'
import { DeskMemory } from './desk-memory'
import type { DeskPorts } from './desk-ports'
import { DeskPost } from './desk-post'
import type { DeskView } from './desk-view'
import { readCode } from '../scan/read-code'

/**
 * One device at one door: decides scans, remembers what it did until the server knows, and keeps its list young. It works
 * from its own copy; with a connection it asks, so that two gates never both say yes.
 */
export class DoorDesk {
  readonly #shareRef: string
  readonly #deviceId: string
  readonly #ports: DeskPorts
  readonly #memory: DeskMemory
  readonly #post: DeskPost
  #gate = ''

  constructor(shareRef: string, deviceId: string, ports: DeskPorts) {
    this.#shareRef = shareRef
    this.#deviceId = deviceId
    this.#ports = ports
    this.#memory = new DeskMemory(ports.keeping)
    this.#post = new DeskPost(shareRef, ports, this.#memory, (error) => this.#onFailure(error))
  }

  readonly watch = (listener: () => void): (() => void) => this.#memory.watch(listener)

  readonly view = (): DeskView => this.#memory.view()

  /** What the gate is called from now on. */
  nameGate(gate: string): void {
    this.#gate = gate.trim()
  }

  /** Opens from the copy on this device, then from the server. */
  async open(): Promise<void> {
    await this.#memory.recall()
    await this.refresh()
    const { list, state } = this.#memory.known()
    if (!list && state === 'loading') this.#memory.become('unreachable')
  }

  /** Sends what waits and brings what changed; called every so often. Does nothing without a connection. */
  async refresh(): Promise<void> {
    if (!this.#ports.isOnline()) return
    await this.#post.send()
    try {
      await this.#memory.take(await bringList(this.#ports, this.#shareRef, () => this.#memory.known()))
    } catch (error) {
      await this.#onFailure(error)
    }
  }

  /** What becomes of a text that was scanned, or of a short code that was typed. */
  async scan(text: string): Promise<Verdict> {
    const shortCode = readShortCode(text)
    if (shortCode !== undefined) return this.#enter(shortCode)
    const code = await readCode(text, this.#memory.known().list?.door.keys ?? {})
    if (code.kind === 'unchecked' && this.#ports.isOnline()) {
      // Signed by a key that came after the list, perhaps: the server knows it.
      const asked = await this.#ask({ code: text.trim() })
      return this.#remember(asked ? verdictOf(asked) : { kind: 'unknown' })
    }
    const { entries, work } = this.#memory.known()
    const here = decideScan(code, this.#shareRef, entries, work.queue)
    if (code.kind !== 'signed' || here.kind === 'wrong-activity') return this.#remember(here)
    return this.#decide(code.ticketId, here)
  }

  /** Lets in the guest whose ticket has a short code; a ticket that the list doesn't have may have been sold since. */
  async #enter(shortCode: string): Promise<Verdict> {
    const find = () => keysOfShortCode(shortCode, this.#memory.known().entries)
    if (find().length === 0) await this.refresh()
    const [key, ...others] = find()
    if (key === undefined) return this.#remember({ kind: 'unknown' })
    return others.length > 0 ? this.#remember({ kind: 'ambiguous' }) : this.admit(key)
  }

  /** Lets in a guest who was found by name. */
  async admit(key: string): Promise<Verdict> {
    const { entries, work } = this.#memory.known()
    return this.#decide(key, decideKey(key, entries, work.queue))
  }

  async #decide(key: string, here: Verdict): Promise<Verdict> {
    const scanId = this.#ports.newId()
    // While something waits to be sent, the server does not know what this device knows.
    const canAsk = this.#ports.isOnline() && this.#memory.known().work.queue.length === 0
    const asked = canAsk ? await this.#ask({ key }, scanId) : undefined
    if (asked) return this.#remember(verdictOf(asked), scanId)
    if (here.kind === 'admitted') {
      await this.#memory.enqueue({ kind: 'scan', key, ...this.#deed(scanId), name: here.name })
      void this.#post.send()
    }
    return this.#remember(here, scanId)
  }

  #deed(scanId: string) {
    const at = this.#ports.now().toISOString()
    return { scanId, at, gate: this.#gate, deviceId: this.#deviceId }
  }

  async #ask(
    whom: { key: string } | { code: string },
    scanId = this.#ports.newId(),
  ): Promise<ScanResult | undefined> {
    try {
      const scan = { ...this.#deed(scanId), ...whom }
      const result = await askDoor(this.#ports.call, this.#shareRef, scan)
      if (result?.entry) await this.#memory.learn([result.entry])
      return result
    } catch (error) {
      await this.#onFailure(error)
      return undefined
    }
  }

  #remember(verdict: Verdict, id = this.#ports.newId()): Verdict {
    this.#memory.remember({ id, verdict, at: this.#ports.now().toISOString() })
    return verdict
  }

  /** Takes back that somebody was let in, wherever that was. */
  async undo(key: string): Promise<void> {
    const { entries, work } = this.#memory.known()
    const scan = work.queue.findLast((deed) => deed.key === key)
    const scanId = scan?.scanId ?? entries.get(key)?.admission?.scanId
    if (scanId === undefined) return
    this.#memory.strike(key)
    await this.#memory.enqueue({ kind: 'undo', key, ...this.#deed(scanId) })
    void this.#post.send()
  }

  /** Adds somebody who walked in; needs a connection, because a place is taken for them. */
  async addWalkIn(input: Pick<AddWalkIn, 'name' | 'ticketTypeRef' | 'paidCash' | 'key'>): Promise<Verdict> {
    const { scanId: _, ...deed } = this.#deed('')
    const { entry } = await this.#ports.call('addWalkIn', { shareRef: this.#shareRef, ...deed, ...input })
    await this.#memory.learn([entry])
    const { key, name, title, guests } = entry
    return this.#remember({ kind: 'admitted', key, name, title, guests, isListed: true })
  }

  /** Somebody has read a conflict. */
  acknowledge(scanId: string): Promise<void> {
    return this.#memory.acknowledge(scanId)
  }

  /** Without a connection everything goes on; without the role nothing does, and nobody's name stays here. */
  async #onFailure(error: unknown): Promise<void> {
    const { code } = asProblem(error)
    if (code === 'not-found' || code === 'role-needed') await this.#memory.close()
  }
}
