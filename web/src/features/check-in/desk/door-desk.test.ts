import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DoorEntry, ScanResult } from 'functions/contract/check-in/door'
import { ApiProblem } from '../../../data/requests/problem'
import { DoorDesk } from './door-desk'
import type { DeskPorts } from './desk-ports'
import type { DoorKeeping, KeptList, KeptWork } from './kept-door'
import { sampleKey } from '../scan/sample-codes'
import type { SampleKey } from '../scan/sample-codes'

const HERE = 'abcdefghjk'
let key: SampleKey
beforeAll(async () => {
  key = await sampleKey()
})
const codeOf = (ticketId: string) => key.codeOf('a', HERE, ticketId)
const entryOf = (key: string, name: string): DoorEntry => ({
  key,
  kind: 'ticket',
  name,
  title: 'Seat',
  guests: 0,
  status: 'valid',
  shortCode: key === 'ticket-ada' ? 'K7QM2F' : key === 'ticket-bea' ? 'W3XH9D' : '',
  admission: null,
})

/** A server that admits once, as the real one promises, and devices that may lose it. */
class World {
  online = true
  isMember = true
  readonly guests = new Map([
    ['ticket-ada', entryOf('ticket-ada', 'Ada')],
    ['ticket-bea', entryOf('ticket-bea', 'Bea')],
  ])
  #ids = 0

  checkIn({
    scanId,
    key = '',
    at,
    gate,
  }: {
    scanId: string
    key?: string
    at: string
    gate: string
  }): ScanResult {
    const guest = this.guests.get(key)
    if (!guest) return { scanId, outcome: 'unknown', entry: null, byName: null }
    const isMine = guest.admission?.scanId === scanId
    if (guest.admission && !isMine) return { scanId, outcome: 'already', entry: guest, byName: 'Dan' }
    const entry: DoorEntry = { ...guest, status: 'used', admission: { at, gate, scanId } }
    this.guests.set(key, entry)
    return { scanId, outcome: 'admitted', entry, byName: 'Dora' }
  }

  answer(name: string, input: never): unknown {
    if (!this.isMember) throw new ApiProblem({ status: 404, code: 'not-found', title: '', detail: '' })
    const times = { startsAt: '', endsAt: '', timezone: 'UTC' }
    const keys = { a: key.publicKey }
    if (name === 'openDoor')
      return { shareRef: HERE, title: 'Walk', role: 'door', ticketTypes: [], keys, ...times }
    if (name === 'listDoor') {
      return { items: [...this.guests.values()], nextCursor: null, asOf: new Date().toISOString() }
    }
    if (name === 'checkInGuests') {
      const { scans } = input as { scans: { scanId: string; key: string; at: string; gate: string }[] }
      return { results: scans.map((scan) => this.checkIn(scan)) }
    }
    const { key: of, scanId } = input as { key: string; scanId: string }
    const guest = this.guests.get(of) ?? entryOf(of, '')
    const entry: DoorEntry =
      guest.admission?.scanId === scanId ? { ...guest, status: 'valid', admission: null } : guest
    this.guests.set(of, entry)
    return { entry }
  }

  /** A device at a gate, with what it has kept. */
  device(gate: string, kept: Kept = new Kept(), isOnline = () => this.online) {
    const ports: DeskPorts = {
      call: (name, input) =>
        isOnline()
          ? Promise.resolve(this.answer(name, input as never) as never)
          : Promise.reject(new ApiProblem({ status: 0, code: 'network', title: '', detail: '' })),
      keeping: kept,
      isOnline,
      now: () => new Date(),
      newId: () => `scan-or-shown-${this.#ids++}`,
    }
    const desk = new DoorDesk(HERE, `device-of-${gate}`, ports)
    desk.nameGate(gate)
    return desk
  }
}

class Kept implements DoorKeeping {
  list: KeptList | undefined
  work: KeptWork | undefined
  readList = () => Promise.resolve(this.list)
  readWork = () => Promise.resolve(this.work)
  keepList = (list: KeptList) => {
    this.list = list
    return Promise.resolve()
  }
  keepWork = (work: KeptWork) => {
    this.work = work
    return Promise.resolve()
  }
  forget = () => {
    this.list = undefined
    this.work = undefined
    return Promise.resolve()
  }
}

let world: World
beforeEach(() => {
  world = new World()
})

describe('a device at the door', () => {
  it('with a connection lets the server decide, so that two gates never both say yes', async () => {
    const [north, south] = [world.device('North'), world.device('South')]
    await Promise.all([north.open(), south.open()])
    expect(await north.scan(await codeOf('ticket-ada'))).toMatchObject({ kind: 'admitted', name: 'Ada' })
    expect(await south.scan(await codeOf('ticket-ada'))).toMatchObject({
      kind: 'already',
      gate: 'North',
      byName: 'Dan',
    })
  })

  it('says no to a wrong code and yes to the right one right after', async () => {
    const desk = world.device('North')
    await desk.open()
    expect((await desk.scan('T1.a.nonsense')).kind).toBe('unknown')
    expect((await desk.scan(await codeOf('ticket-ada'))).kind).toBe('admitted')
  })

  it('takes the short code that stands below a QR code, however it is typed, without a connection, too', async () => {
    const world = new World()
    const desk = world.device('Gate A')
    await desk.open()
    expect(await desk.scan('k7qm 2f')).toMatchObject({ kind: 'admitted', name: 'Ada' })
    world.online = false
    expect(await desk.scan('W3XH-9D')).toMatchObject({ kind: 'admitted', name: 'Bea' })
    expect(await desk.scan('W3XH-9D')).toMatchObject({ kind: 'already', name: 'Bea' })
    expect(await desk.scan('ZZZZ-ZZ')).toMatchObject({ kind: 'unknown' })
  })

  it('finds the short code of a ticket that was sold after its list came', async () => {
    const world = new World()
    const desk = world.device('Gate A')
    await desk.open()
    world.guests.set('ticket-cyd', { ...entryOf('ticket-cyd', 'Cyd'), shortCode: 'CYDC22' })
    expect(await desk.scan('CYDC-22')).toMatchObject({ kind: 'admitted', name: 'Cyd' })
  })

  it('lets nobody in by a short code that two tickets have', async () => {
    const world = new World()
    world.guests.set('ticket-cyd', { ...entryOf('ticket-cyd', 'Cyd'), shortCode: 'K7QM2F' })
    const desk = world.device('Gate A')
    await desk.open()
    expect(await desk.scan('K7QM-2F')).toEqual({ kind: 'ambiguous' })
    expect([...world.guests.values()].every(({ status }) => status === 'valid')).toBe(true)
  })

  it('opens from its copy without a connection, and sends what it did when there is one', async () => {
    const kept = new Kept()
    await world.device('North', kept).open()
    world.online = false
    const desk = world.device('North', kept)
    await desk.open()
    expect(desk.view().state).toBe('ready')
    expect((await desk.scan(await codeOf('ticket-ada'))).kind).toBe('admitted')
    expect((await desk.scan(await codeOf('ticket-ada'))).kind).toBe('already')
    expect(desk.view().waiting).toBe(1)
    // Closed and opened again, it still knows.
    const again = world.device('North', kept)
    await again.open()
    expect(again.view().waiting).toBe(1)
    world.online = true
    await again.refresh()
    expect(again.view()).toMatchObject({ waiting: 0, conflicts: [] })
    expect(world.guests.get('ticket-ada')?.admission?.gate).toBe('North')
  })

  it('knows after a new start without a connection whom the server let in before', async () => {
    const kept = new Kept()
    const desk = world.device('North', kept)
    await desk.open()
    expect((await desk.scan(await codeOf('ticket-ada'))).kind).toBe('admitted')
    world.online = false
    const again = world.device('North', kept)
    await again.open()
    expect((await again.scan(await codeOf('ticket-ada'))).kind).toBe('already')
    expect((await again.scan(await codeOf('ticket-bea'))).kind).toBe('admitted')
  })

  it('that was second learns it when both were without a connection, until somebody has read it', async () => {
    const [north, south] = [world.device('North'), world.device('South')]
    await Promise.all([north.open(), south.open()])
    world.online = false
    expect((await north.scan(await codeOf('ticket-ada'))).kind).toBe('admitted')
    expect((await south.scan(await codeOf('ticket-ada'))).kind).toBe('admitted')
    world.online = true
    await north.refresh()
    await south.refresh()
    expect(north.view().conflicts).toEqual([])
    const [conflict] = south.view().conflicts
    expect(conflict).toMatchObject({ name: 'Ada', gate: 'South', before: { gate: 'North', byName: 'Dan' } })
    await south.acknowledge(conflict?.scanId ?? '')
    expect(south.view().conflicts).toEqual([])
  })

  it('takes back what it did, sent or not, and lets in again', async () => {
    const desk = world.device('North')
    await desk.open()
    await desk.scan(await codeOf('ticket-ada'))
    world.online = false
    await desk.undo('ticket-ada')
    expect(desk.view().guests.get('ticket-ada')).toMatchObject({ status: 'valid', admission: null })
    expect((await desk.admit('ticket-ada')).kind).toBe('admitted')
    expect((await desk.admit('ticket-bea')).kind).toBe('admitted')
    await desk.undo('ticket-bea')
    world.online = true
    await desk.refresh()
    expect(desk.view()).toMatchObject({ waiting: 0, conflicts: [] })
    expect([...world.guests.values()].map((it) => it.status)).toEqual(['used', 'valid'])
  })

  it('closes when its helper is removed, and keeps nobody’s name', async () => {
    const kept = new Kept()
    const desk = world.device('North', kept)
    await desk.open()
    world.isMember = false
    await desk.refresh()
    expect(desk.view()).toMatchObject({ state: 'closed', waiting: 0 })
    expect([desk.view().guests.size, kept.list]).toEqual([0, undefined])
  })
})
