import { expect } from '@playwright/test'
import { details, hold, hosted, ticketType } from '../support/activities'
import { signIn } from '../support/browser'
import { guest } from '../support/people'
import { call } from '../support/requests'
import { stack } from '../support/stack'
import type { Figure } from './figure'
import { weigh } from './weight'

/** Goal 3: what the organiser's dashboard loads before its numbers are there. */
export async function measureDashboard(): Promise<Figure[]> {
  const origin = stack().TURNOUT_ORIGIN
  const party = await hosted({ ticketTypes: [ticketType()] })
  const buyer = await guest()
  await call('placeOrder', details((await hold(party, buyer)).id), buyer)
  const { kib, requests, urls } = await weigh(`${origin}/${party.shareRef}/dashboard`, {
    prepare: async (context) => signIn(await context.newPage(), party.organiser, '/explore', origin),
    isThere: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 })
    },
  })
  return [
    {
      goal: 3,
      what: 'dashboard, HTML + JS + CSS',
      value: `${kib.toFixed(1)} KiB`,
      limit: '<= 245 KiB',
      isMet: kib <= 245,
    },
    {
      goal: 3,
      what: 'dashboard, requests (with pictures and data)',
      value: `${requests} (${urls.length})`,
      limit: '<= 20',
      isMet: requests <= 20,
    },
  ]
}
