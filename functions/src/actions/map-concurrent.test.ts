import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { mapConcurrent } from './map-concurrent'

describe('working through a list', () => {
  it.each([0, 1, 7, 20])('does each of %i once, and no more at a time than it may', async (length) => {
    const all = Array.from({ length }, (_, index) => index)
    const done: number[] = []
    let [busy, most] = [0, 0]
    await mapConcurrent(all, 3, async (it) => {
      busy += 1
      most = Math.max(most, busy)
      await nextTurn()
      done.push(it)
      busy -= 1
    })
    expect(done.toSorted((a, b) => a - b)).toEqual(all)
    expect(most).toBe(Math.min(3, length))
  })

  it('fails as soon as one of them does', async () => {
    const work = (it: number) => (it === 2 ? Promise.reject(new Error('No.')) : Promise.resolve())
    await expect(mapConcurrent([1, 2, 3], 2, work)).rejects.toThrow('No.')
  })
})
