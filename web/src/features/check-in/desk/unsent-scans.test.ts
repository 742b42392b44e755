import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DoorEntry } from 'functions/contract/check-in/door'
import { ApiProblem } from '../../../data/requests/problem'
import type { CallServer } from './desk-calls'
import { firstThatWorks, storeInMemory } from './door-store'
import type { DoorStore } from './door-store'
import { NO_WORK, keptDoor } from './kept-door'
import type { KeptList, KeptWork } from './kept-door'
import type { Deed } from './queue'
import { findUnsent, forgetOthers, sendUnsent } from './unsent-scans'

const HERE = 'abcdefghjk'
const AT = '2026-11-20T19:02:00.000Z'

const deed = (kind: Deed['kind'], scanId: string, key = 'ticket-of-ada'): Deed => ({
  kind,
  scanId,
  key,
  at: AT,
  gate: 'North',
  deviceId: 'device-one',
  name: 'Ada',
})
const ada: DoorEntry = {
  key: 'ticket-of-ada',
  kind: 'ticket',
  name: 'Ada',
  title: 'Seat',
  guests: 0,
  status: 'valid',
  shortCode: 'K7QM2F',
  admission: null,
}
const list: KeptList = {
  door: {
    shareRef: HERE,
    title: 'Lantern walk',
    role: 'door',
    ticketTypes: [],
    keys: {},
    startsAt: AT,
    endsAt: AT,
    timezone: 'UTC',
  },
  entries: [ada],
  asOf: AT,
  savedAt: AT,
}
const work = (...queue: Deed[]): KeptWork => ({ ...NO_WORK, queue, learned: [ada] })
const nothing = () => false

/** A server that takes every scan and remembers in which order. */
function server(fails?: ApiProblem) {
  const taken: string[] = []
  const call = vi.fn((name: string, input: never) => {
    if (fails) return Promise.reject(fails)
    const { scans, scanId } = input as { scans?: { scanId: string }[]; scanId: string }
    const ids = name === 'checkInGuests' ? (scans ?? []).map((it) => it.scanId) : [`undo ${scanId}`]
    taken.push(...ids)
    const results = ids.map((id) => ({ scanId: id, outcome: 'admitted', entry: ada, byName: 'Dora' }))
    return Promise.resolve(name === 'checkInGuests' ? { results } : { entry: ada })
  })
  return { taken, call: call as unknown as CallServer }
}
const problem = (status: number, code: ApiProblem['code']) =>
  new ApiProblem({ status, code, title: '', detail: '' })

let store: DoorStore
let door: ReturnType<typeof keptDoor>
beforeEach(async () => {
  store = storeInMemory()
  door = keptDoor('dora', HERE, store)
  await door.keepList(list)
})

const everything = async () =>
  JSON.stringify(await Promise.all((await store.names()).map((name) => store.read(name))))

describe('scans that wait to be sent', () => {
  it('are known by their person and activity, and nobody else has any', async () => {
    await door.keepWork(work(deed('scan', 'scan-one'), deed('scan', 'scan-two')))
    expect(await findUnsent('dora', store)).toMatchObject([{ shareRef: HERE, title: 'Lantern walk' }])
    expect(await findUnsent('dan', store)).toEqual([])
    await door.keepWork(NO_WORK)
    expect(await findUnsent('dora', store)).toEqual([])
  })

  it('go out in their order, once, and those done meanwhile stay', async () => {
    await door.keepWork(work(deed('scan', 'scan-one'), deed('undo', 'scan-one'), deed('scan', 'scan-two')))
    const { taken, call } = server()
    await sendUnsent('dora', call, store)
    await sendUnsent('dora', call, store)
    expect(taken).toEqual(['scan-one', 'undo scan-one', 'scan-two'])
    expect(await findUnsent('dora', store)).toEqual([])
  })

  it('stay without a connection, and go with the role of whoever is removed from the team', async () => {
    await door.keepWork(work(deed('scan', 'scan-one')))
    await sendUnsent('dora', server(problem(0, 'network')).call, store)
    expect(await findUnsent('dora', store)).toHaveLength(1)
    await sendUnsent('dora', server(problem(404, 'not-found')).call, store)
    expect(await store.names()).toEqual([])
  })
})

describe('after their person is gone', () => {
  it('scans stay under the same person, with the activity’s name and without a guest’s', async () => {
    await door.keepWork(work(deed('scan', 'scan-one'), deed('undo', 'scan-one')))
    for (const next of [undefined, 'dan']) await forgetOthers(next, nothing, store)
    expect(await everything()).not.toContain('Ada')
    expect(await findUnsent('dan', store)).toEqual([])
    expect(await findUnsent('dora', store)).toMatchObject([{ title: 'Lantern walk' }])
    const { taken, call } = server()
    await sendUnsent('dan', call, store)
    expect(taken).toEqual([])
    await sendUnsent('dora', call, store)
    expect(taken).toEqual(['scan-one', 'undo scan-one'])
  })

  it('nothing stays when all was sent or what was not is given up, and the door of whoever is here stays whole', async () => {
    await door.keepWork(work(deed('scan', 'scan-one')))
    await forgetOthers('dora', nothing, store)
    expect(await door.readList()).toEqual(list)
    await forgetOthers(undefined, ({ scanId }) => scanId === 'scan-one', store)
    expect(await store.names()).toEqual([])
    await door.keepList(list)
    await door.keepWork(work())
    await forgetOthers(undefined, nothing, store)
    expect(await store.names()).toEqual([])
  })
})

it('a browser that keeps nothing keeps the scans as long as the page is open', async () => {
  const shut = () => Promise.reject(new Error('The person allows no storage'))
  const either = firstThatWorks({ names: shut, read: shut, change: shut }, storeInMemory())
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await keptDoor('dora', HERE, either).keepWork(work(deed('scan', 'scan-one')))
  expect(await findUnsent('dora', either)).toHaveLength(1)
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
