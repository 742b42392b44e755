import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letServersCrash } from '../../support/crashes'
import { startInProject, stopInProcess } from '../../support/in-process'
import { liveThrough } from '../../support/order-lives'

let restore: () => void

beforeAll(async () => {
  await startInProject('demo-turnout-crashes')
  restore = letServersCrash()
})
afterAll(() => {
  restore()
  stopInProcess()
})

/** The bench goes through a thousand. */
const SEEDS = Array.from({ length: 24 }, (_, index) => index + 1)

describe('servers that stop at any step of an order’s life', () => {
  it('leave nothing wrong once the sweeps are through', { timeout: 180_000 }, async () => {
    const { crashes, errors, before, after } = await liveThrough(SEEDS)
    expect(crashes).toBeGreaterThan(SEEDS.length / 2)
    expect(errors).toBeGreaterThan(0)
    // What the sweeps repair is there to be repaired, and seen.
    expect(before).not.toEqual([])
    expect(after).toEqual([])
  })
})
