// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDiscards, isDiscarded, waitingDiscards } from './discards'
import type { Discard } from './discards'

class Pointless extends Error {}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** A server that can be reached or not, and what it heard. */
function server() {
  const heard: Discard[] = []
  let isThere = true
  const discards = createDiscards({
    async send(discard) {
      if (!isThere) throw new Error('no connection')
      if (discard.key === 'not a key') throw new Pointless()
      heard.push(discard)
    },
    isPointless: (error) => error instanceof Pointless,
  })
  return { heard, discards, connect: (value: boolean) => (isThere = value) }
}

describe('a draft that is thrown away', () => {
  it('is thrown away on the server at once', async () => {
    const { heard, discards } = server()
    await discards.discard('ana', { key: 'draft-one', version: 3 })
    expect([heard, waitingDiscards('ana')]).toEqual([[{ key: 'draft-one', version: 3 }], []])
  })

  it('waits on the device without a connection, also over a reload, and goes in order, once', async () => {
    const { discards } = server()
    const later = server()
    const offline = server()
    offline.connect(false)
    await offline.discards.discard('ana', { key: 'draft-one', version: 3 })
    await offline.discards.discard('ana', { key: 'draft-two' })
    expect(isDiscarded('ana', { key: 'draft-one', version: 3 })).toBe(true)
    await Promise.all([later.discards.flush('ana'), later.discards.flush('ana')])
    expect(later.heard).toEqual([{ key: 'draft-one', version: 3 }, { key: 'draft-two' }])
    await discards.flush('ana')
    expect([waitingDiscards('ana'), localStorage.length]).toEqual([[], 0])
  })

  it('is shown no more, unless another device has written on it', async () => {
    const { discards, connect } = server()
    connect(false)
    await discards.discard('ana', { key: 'draft-one', version: 3 })
    await discards.discard('ana', { key: 'draft-two' })
    const looks = [
      isDiscarded('ana', { key: 'draft-one', version: 3 }),
      isDiscarded('ana', { key: 'draft-one', version: 4 }),
      isDiscarded('ana', { key: 'draft-two', version: 9 }),
      isDiscarded('bo', { key: 'draft-one', version: 3 }),
    ]
    expect(looks).toEqual([true, false, true, false])
  })

  it('goes before anything is written on it again', async () => {
    const { heard, discards, connect } = server()
    connect(false)
    await discards.discard('ana', { key: 'k7m2p9x4qa', version: 3 })
    await expect(discards.settle('ana', 'k7m2p9x4qa')).rejects.toThrow('waits')
    await discards.settle('ana', 'draft-other')
    connect(true)
    await discards.settle('ana', 'k7m2p9x4qa')
    expect(heard).toEqual([{ key: 'k7m2p9x4qa', version: 3 }])
  })

  it('is thrown away where the device can keep nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const { heard, discards } = server()
    await discards.discard('ana', { key: 'draft-one', version: 3 })
    expect(heard).toEqual([{ key: 'draft-one', version: 3 }])
  })

  it('is not asked for again when that would never help', async () => {
    const { heard, discards } = server()
    await discards.discard('ana', { key: 'not a key' })
    await discards.discard('ana', { key: 'draft-two' })
    expect([heard, waitingDiscards('ana')]).toEqual([[{ key: 'draft-two' }], []])
  })
})
