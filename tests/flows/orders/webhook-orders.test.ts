import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { NO_TICKETS } from 'functions/contract/analytics/tally'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { startInProcess, stopInProcess } from '../../support/in-process'
import { seededRandom } from '../../support/malformed'
import { paidOrganiser } from '../../support/order-lives'
import { expectSoundBooks } from '../../support/sound-books'
import { endAfter, EVENTS, ordersOf } from '../../support/webhook-orders'

afterEach(expectSoundBooks)

let organiser: Actor

beforeAll(async () => {
  await startInProcess()
  organiser = await paidOrganiser()
})
afterAll(stopInProcess)

/** TURNOUT_ALL=1 goes through all 720. */
const random = seededRandom(20_261_120)
const SOME = process.env['TURNOUT_ALL'] === '1' ? 1 : 0.03
const AT_ONCE = 8

describe('what a payment is told of in any order, each event twice', () => {
  it('has one end', { timeout: 1_800_000 }, async () => {
    const chosen = ordersOf(EVENTS).filter(() => random() < SOME)
    const ends: unknown[] = []
    for (let n = 0; n < chosen.length; n += AT_ONCE) {
      const part = chosen.slice(n, n + AT_ONCE)
      ends.push(...(await Promise.all(part.map((names) => endAfter(organiser, names)))))
    }
    expect(ends.length).toBeGreaterThan(10)
    expect(ends[0]).toMatchObject({
      status: 'paid',
      tickets: ['valid', 'valid'],
      tally: [[{ ...NO_TICKETS, sold: 2 }], 1, { total: 4000, refunded: 0 }],
      ledger: [['payment', 4000, 200]],
      free: 1,
      mails: 1,
    })
    for (const end of ends) expect(end).toEqual(ends[0])
  })
})
