import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hosted } from '../../support/activities'
import type { Hosted } from '../../support/activities'
import { database } from '../../support/database'
import { problemIn, send, sendCall } from '../../support/requests'
import { eventually, stack } from '../../support/stack'

const page = (shareRef: string) => fetch(`${stack().TURNOUT_ORIGIN}/activity/${shareRef}`)
let party: Hosted

async function switchTo(isOn: boolean): Promise<void> {
  await database().doc('configuration/maintenance').set({ isOn })
  const status = isOn ? 503 : 200
  await eventually(
    async () => [
      (await send('listActivities', { query: {} }, null)).status,
      (await page(party.shareRef)).status,
      (await sendCall('listMyTickets', {}, party.organiser)).status,
    ],
    (found) => found.every((it) => it === status),
  )
}

beforeAll(async () => {
  party = await hosted()
})
// Whatever comes of it: the tests after these need the product.
afterAll(() => switchTo(false))

describe('maintenance that an operator switches on', () => {
  it('covers routes, calls and the pages of activities without a deploy, until it is switched off', async () => {
    await switchTo(true)
    const route = await send('listActivities', { query: {} }, null)
    const call = await sendCall('listMyTickets', {}, party.organiser)
    for (const answer of [route, call]) {
      expect(problemIn(answer)).toMatchObject({
        status: 503,
        code: 'maintenance',
        title: "We'll be back soon!",
      })
    }
    const response = await page(party.shareRef)
    const html = await response.text()
    expect(response.headers.get('retry-after')).toBe('30')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('Estimated completion: 4-6 hours')
    expect(html).not.toContain('Lantern walk')
    await switchTo(false)
    expect(await (await page(party.shareRef)).text()).toContain('Lantern walk')
  })
})
