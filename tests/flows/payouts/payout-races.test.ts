import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshPayout } from '../../../functions/src/actions/payouts/payout-method'
import { readActivity } from '../../../functions/src/actions/activities/read-activity'
import { findAccount, findStripeAccount } from '../../../functions/src/store/accounts/users'
import { ticketType } from '../../support/activities'
import { published, startInProject, stopInProcess } from '../../support/in-process'
import { openLateAnswers } from '../../support/late-answers'
import type { LateAnswers } from '../../support/late-answers'
import { paidOrganiser } from '../../support/order-lives'
import { stack } from '../../support/stack'
import { control } from '../../support/stripe'

let late: LateAnswers

beforeAll(async () => {
  await startInProject(`demo-turnout-races-${randomUUID().slice(0, 8)}`)
  late = await openLateAnswers(stack().TURNOUT_STRIPE)
  process.env['STRIPE_API_BASE'] = late.origin
})
afterAll(() => {
  stopInProcess()
  late.close()
})

const now = () => new Date().toISOString()

it('what was read of an account before it was stopped, and is written afterwards, does not stay', async () => {
  const organiser = await paidOrganiser()
  const { activity } = await published({ ticketTypes: [ticketType({ price: 2000 })] }, organiser)
  const { accountId = '' } = (await findStripeAccount(organiser.uid)) ?? {}
  const { isKept, release } = late.keepBack(`/v1/accounts/${accountId}`)
  const slow = refreshPayout(accountId, now())
  await isKept
  await control(`accounts/${accountId}/disable`, { charges: true })
  await refreshPayout(accountId, now())
  release()
  await slow
  expect((await findAccount(organiser.uid))?.payout.status).toBe('restricted')
  expect((await readActivity(organiser, activity.shareRef)).acceptsPayments).toBe(false)
})
