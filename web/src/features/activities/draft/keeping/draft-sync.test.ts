import type { SavedDraft } from 'functions/contract/drafts/activity-draft'
import { describe, expect, it } from 'vitest'
import { newDraft } from '../defaults'
import type { ActivityDraft } from '../draft'
import { createDraftSync, PAUSE_MS } from './draft-sync'
import type { Mark } from './draft-sync'

const AT = '2026-05-04T14:10:00.000Z'
const blank = newDraft('UTC', AT)
const titled = (title: string): ActivityDraft => ({ ...blank, title })

/** Everything that is under way has ended. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

class Overtaken extends Error {}

/** One draft on a server that several devices share. */
function server() {
  let saved: SavedDraft | null = null
  let requests = 0
  return {
    requests: () => requests,
    saved: () => saved,
    discard: () => (saved = null),
    async fetch() {
      return saved
    },
    async send(draft: ActivityDraft, basis: number) {
      requests += 1
      if ((saved?.version ?? 0) !== basis) throw new Overtaken()
      saved = { key: 'draft-one', draft: { ...draft }, version: basis + 1, savedAt: AT }
      return { version: saved.version, savedAt: AT }
    },
  }
}

/** A device with its own clock, connection and copy. */
function device(
  on: ReturnType<typeof server>,
  mark: Mark = { key: 'draft-one', version: 0, isSynced: true },
) {
  let [draft, isOnline, waiting] = [blank, true, undefined as (() => void) | undefined]
  const shown: string[] = []
  const sync = createDraftSync({
    mark,
    send: (draft, basis) => on.send(draft, basis),
    fetch: () => on.fetch(),
    discard: async () => void on.discard(),
    isConflict: (error) => error instanceof Overtaken,
    isOnline: () => isOnline,
    isNamed: true,
    current: () => draft,
    onMark: () => undefined,
    onTheirs: (theirs) => {
      draft = theirs
      shown.push(theirs.title)
    },
    read: (content) => content as unknown as ActivityDraft,
    wait(ms, then) {
      expect(ms).toBe(PAUSE_MS)
      waiting = then
      return () => (waiting = undefined)
    },
  })
  async function pass() {
    const due = waiting
    waiting = undefined
    due?.()
    await settled()
  }
  return {
    sync,
    shown,
    pass,
    title: () => draft.title,
    connect: (value: boolean) => (isOnline = value),
    async write(title: string) {
      draft = titled(title)
      sync.changed()
      await pass()
    },
    type(title: string) {
      draft = titled(title)
      sync.changed()
    },
  }
}

describe('a draft that is being written', () => {
  it('is kept once for each pause, not for each letter', async () => {
    const [shared] = [server()]
    const phone = device(shared)
    phone.type('P')
    phone.type('Pi')
    expect([shared.requests(), phone.sync.read().kind]).toEqual([0, 'waiting'])
    await phone.write('Picnic')
    expect(shared.requests()).toBe(1)
    expect(phone.sync.read()).toEqual({ kind: 'saved', at: AT })
    await phone.write('Picnic at noon')
    expect(shared.saved()).toMatchObject({ version: 2, draft: { title: 'Picnic at noon' } })
  })

  it('waits while there is no connection, and is sent when it is back', async () => {
    const shared = server()
    const phone = device(shared)
    phone.connect(false)
    await phone.write('On the train')
    expect([phone.sync.read().kind, shared.requests()]).toEqual(['offline', 0])
    phone.connect(true)
    phone.sync.flush()
    await settled()
    expect(shared.saved()?.draft.title).toBe('On the train')
  })

  it('comes to another device when it opens the form or returns to it', async () => {
    const shared = server()
    const [phone, laptop] = [device(shared), device(shared)]
    await phone.write('From the phone')
    await laptop.sync.look()
    expect(laptop.shown).toEqual(['From the phone'])
    await laptop.write('Gone on')
    await phone.sync.look()
    expect([phone.title(), shared.requests()]).toEqual(['Gone on', 2])
  })
})

describe('a draft that two devices have written on', () => {
  async function inConflict() {
    const shared = server()
    const [phone, laptop] = [device(shared), device(shared)]
    await phone.write('Phone')
    await laptop.write('Laptop')
    return { shared, phone, laptop }
  }

  it('keeps both until the person chooses, and sends nothing meanwhile', async () => {
    const { shared, laptop } = await inConflict()
    expect(laptop.sync.read()).toMatchObject({ kind: 'conflict', theirs: { draft: { title: 'Phone' } } })
    await laptop.write('Laptop, more')
    expect([laptop.title(), shared.saved()?.draft.title, shared.requests()]).toEqual([
      'Laptop, more',
      'Phone',
      2,
    ])
  })

  it('goes on with this one', async () => {
    const { shared, laptop } = await inConflict()
    laptop.sync.choose('mine')
    await settled()
    expect(shared.saved()).toMatchObject({ version: 2, draft: { title: 'Laptop' } })
    expect(laptop.sync.read().kind).toBe('saved')
  })

  it('goes on with the other one', async () => {
    const { shared, laptop } = await inConflict()
    laptop.sync.choose('theirs')
    expect([laptop.title(), laptop.sync.read().kind]).toEqual(['Phone', 'saved'])
    await laptop.write('Phone, then laptop')
    expect(shared.saved()).toMatchObject({ version: 2, draft: { title: 'Phone, then laptop' } })
  })

  it('says so when it was published or discarded there, and can be begun anew from here', async () => {
    const shared = server()
    const phone = device(shared)
    await phone.write('Phone')
    shared.discard()
    await phone.sync.look()
    expect(phone.sync.read()).toMatchObject({ kind: 'conflict', theirs: { draft: null } })
    phone.sync.choose('mine')
    await settled()
    expect(shared.saved()).toMatchObject({ version: 1, draft: { title: 'Phone' } })
  })
})

describe('a draft that is saved as an activity', () => {
  it('is named by its last version, and sent no more', async () => {
    const shared = server()
    const phone = device(shared)
    expect(phone.sync.pause()).toBeUndefined()
    await phone.write('Picnic')
    expect(phone.sync.pause()).toEqual({ key: 'draft-one', version: 1 })
    phone.type('Picnic!')
    phone.sync.end()
    await phone.pass()
    expect([shared.requests(), phone.sync.read().kind]).toEqual([1, 'idle'])
  })

  it('is not waited for when it is on its way, and thrown away when it arrives', async () => {
    const shared = server()
    const phone = device(shared)
    phone.type('Picnic')
    phone.sync.flush()
    phone.sync.end()
    expect(phone.sync.read().kind).toBe('idle')
    await settled()
    expect([shared.requests(), shared.saved()]).toEqual([1, null])
    await phone.write('The next one')
    expect(shared.saved()).toMatchObject({ version: 1, draft: { title: 'The next one' } })
  })

  it('goes on being kept when the save did not come about', async () => {
    const shared = server()
    const phone = device(shared)
    phone.type('Picnic')
    phone.sync.pause()
    await phone.pass()
    expect(shared.requests()).toBe(0)
    phone.sync.resume()
    await phone.pass()
    expect(shared.saved()?.draft.title).toBe('Picnic')
  })
})
