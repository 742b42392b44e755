import { describe, expect, it } from 'vitest'
import { lookAtHold } from '../../../functions/src/actions/payouts/hold-payouts'
import { database } from '../../support/database'
import { accountOf, paidOut } from '../../support/payouts'
import type { Person } from '../../support/people'
import { giveBack, sold } from '../../support/refunds'
import { call } from '../../support/requests'
import { control, stripe } from '../../support/stripe'

const DAY_MS = 86_400_000

const scheduleOf = async (organiser: Person) => {
  const { settings } = await stripe().accounts.retrieve(await accountOf(organiser))
  return settings?.payouts?.schedule.interval
}
const after = (instant: string, days: number) => new Date(Date.parse(instant) + days * DAY_MS).toISOString()

describe('payouts of a new organiser', () => {
  it('wait until two days after what they have sold is over', async () => {
    const { party } = await sold(1)
    const { organiser, activity } = party
    await lookAtHold(organiser.uid, new Date().toISOString())
    expect(await scheduleOf(organiser)).toBe('manual')
    expect(await call('readPayoutBalance', {}, organiser)).toMatchObject({ hold: 'activity', holdDays: 2 })
    // New for long enough, whenever the activity is.
    await database().doc(`payoutHolds/${organiser.uid}`).update({ openedAt: activity.endsAt })
    await lookAtHold(organiser.uid, after(activity.endsAt, 1.9))
    expect(await scheduleOf(organiser)).toBe('manual')
    await lookAtHold(organiser.uid, after(activity.endsAt, 2.1))
    expect(await scheduleOf(organiser)).toBe('daily')
    expect(await call('readPayoutBalance', {}, organiser)).toMatchObject({ hold: 'none' })
  })

  it('come as the provider makes them once they are not new any more', async () => {
    const { party } = await sold(1)
    const { uid } = party.organiser
    await database()
      .doc(`payoutHolds/${uid}`)
      .update({ openedAt: after(new Date().toISOString(), -91) })
    await lookAtHold(uid, new Date().toISOString())
    expect(await scheduleOf(party.organiser)).toBe('daily')
  })
})

describe('payouts of somebody who owes the platform', () => {
  it('are paused at once, however long they have been there', async () => {
    const sale = await sold(1)
    const { organiser } = sale.party
    await paidOut(organiser)
    await database()
      .doc(`payoutHolds/${organiser.uid}`)
      .update({ openedAt: after(new Date().toISOString(), -91) })
    await control('balance/set', { currency: 'usd', amount: 10_000 })
    await giveBack(sale)
    expect(await scheduleOf(organiser)).toBe('manual')
    expect(await call('readPayoutBalance', {}, organiser)).toMatchObject({ hold: 'debt' })
  })
})
