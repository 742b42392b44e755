import type { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anOnboardedAccount, idOf, refusal, twoTickets } from '../testing/a-session'
import { ManualClock } from '../testing/manual-clock'
import { startStripe, type Running } from '../testing/start-stripe'

const DAY = 24 * 60 * 60 * 1000

type Schedule = Stripe.AccountUpdateParams.Settings.Payouts.Schedule

let running: Running
let clock: ManualClock
let account: string

beforeEach(async () => {
  clock = new ManualClock(Date.UTC(2026, 10, 20, 15))
  running = await startStripe({ clock })
  account = await anOnboardedAccount(running)
})
afterEach(() => running.stop())

const setSchedule = async (schedule: Schedule, id = account) => {
  const { settings } = await running.stripe.accounts.update(id, { settings: { payouts: { schedule } } })
  return settings?.payouts?.schedule
}

const refused = async (schedule: Schedule, id = account) => (await refusal(setSchedule(schedule, id))).param

const param = (name: string) => `settings[payouts][schedule][${name}]`

describe('the payout schedule of an account', () => {
  it('is daily after the fewest days, unless the account is made with another', async () => {
    const { settings } = await running.stripe.accounts.retrieve(account)
    expect(settings?.payouts?.schedule).toEqual({ delay_days: 2, interval: 'daily' })
    const made = await running.stripe.accounts.create({
      type: 'express',
      settings: { payouts: { schedule: { delay_days: 14 } } },
    })
    expect(made.settings?.payouts?.schedule).toEqual({ delay_days: 14, interval: 'daily' })
  })

  it('keeps its delay while it is manual, until that is named', async () => {
    await setSchedule({ delay_days: 10 })
    expect(await setSchedule({ interval: 'manual' })).toEqual({ delay_days: 10, interval: 'manual' })
    expect(await setSchedule({ delay_days: 'minimum' })).toEqual({ delay_days: 2, interval: 'manual' })
  })

  it('has a delay of 2 to 31 days', async () => {
    for (const days of [1, 32]) expect(await refused({ delay_days: days })).toBe(param('delay_days'))
    for (const days of [2, 31]) {
      expect(await setSchedule({ delay_days: days })).toMatchObject({ delay_days: days })
    }
  })

  it('has a delay of its own only where the platform bears the losses', async () => {
    const { id } = await running.stripe.accounts.create({ type: 'standard' })
    expect(await refused({ delay_days: 7 }, id)).toBe(param('delay_days'))
    expect(await setSchedule({ interval: 'manual' }, id)).toMatchObject({ interval: 'manual' })
  })

  it('needs the day of its interval, and no other', async () => {
    expect(await refused({ interval: 'weekly' })).toBe(param('weekly_anchor'))
    expect(await refused({ interval: 'monthly' })).toBe(param('monthly_anchor'))
    expect(await refused({ interval: 'daily', weekly_anchor: 'monday' })).toBe(param('weekly_anchor'))
    expect(await refused({ interval: 'weekly', weekly_anchor: 'monday', monthly_anchor: 1 })).toBe(
      param('monthly_anchor'),
    )
    expect(await setSchedule({ interval: 'weekly', weekly_payout_days: ['tuesday', 'friday'] })).toEqual({
      delay_days: 2,
      interval: 'weekly',
      weekly_anchor: 'tuesday',
      weekly_payout_days: ['tuesday', 'friday'],
    })
  })
})

describe('the delay of an account', () => {
  /** A sale for the account, on its behalf or the platform's. */
  async function sell(onBehalf: boolean): Promise<void> {
    const { id } = await running.stripe.checkout.sessions.create(
      twoTickets({
        payment_intent_data: {
          transfer_data: { destination: account },
          ...(onBehalf && { on_behalf_of: account }),
        },
      }),
    )
    await running.control(`/sessions/${id}/pay`, {})
  }

  const paidOut = async () =>
    (await running.stripe.payouts.list({}, { stripeAccount: account })).data.map(({ amount }) => amount)

  beforeEach(() => setSchedule({ delay_days: 10 }))

  it('holds what was taken on its behalf, to the day', async () => {
    await sell(true)
    clock.advance(Date.UTC(2026, 10, 30) - clock.now() - 1)
    expect(await paidOut()).toEqual([])
    clock.advance(1)
    expect(await paidOut()).toEqual([2500])
  })

  it('does not hold what the platform took and passed on', async () => {
    await sell(false)
    clock.advance(2 * DAY)
    expect(await paidOut()).toEqual([2500])
  })

  it('holds that too where the behaviour says so', async () => {
    await running.control('/behaviour', { delayHoldsTransfers: true })
    await sell(false)
    clock.advance(9 * DAY)
    expect(await paidOut()).toEqual([])
    clock.advance(DAY)
    expect(await paidOut()).toEqual([2500])
  })

  it('leaves manual payouts to the platform, of what has become available', async () => {
    await setSchedule({ interval: 'manual' })
    await sell(true)
    const ask = () => {
      const options = { stripeAccount: account }
      return running.stripe.payouts.create({ amount: 2500, currency: 'eur' }, options)
    }
    clock.advance(9 * DAY)
    expect((await refusal(ask())).code).toBe('balance_insufficient')
    clock.advance(DAY)
    expect(await paidOut()).toEqual([])
    expect(idOf(await ask())).toMatch(/^po_/)
  })
})
