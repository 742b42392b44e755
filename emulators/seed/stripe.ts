import type { Actor } from '../../functions/src/domain/access/actor'
import { readPayoutMethod, startPayoutOnboarding } from '../../functions/src/actions/payouts/payout-method'
import { findStripeAccount } from '../../functions/src/store/accounts/users'

async function control(method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<void> {
  const address = `${process.env['TURNOUT_STRIPE']}/_control/${path}`
  const response = await fetch(address, { method, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
}

/** What the platform can pay refunds from: 1,000.00. */
const FLOAT = 100_000

/** Fills the platform's own balance in the currency of the examples, as its operator has to. */
export const fillPlatform = () => control('POST', 'balance/set', { currency: 'eur', amount: FLOAT })

/** Takes an organiser through onboarding, in the country whose currency the examples are sold in. */
export async function onboard(organiser: Actor): Promise<void> {
  await startPayoutOnboarding(organiser, new Date().toISOString(), { country: 'DE' })
  const account = await findStripeAccount(organiser.uid)
  await control('POST', `accounts/${account?.accountId}/onboard`)
  await readPayoutMethod(organiser, new Date().toISOString())
}

/** Pays a payment page with the card that always works. */
export async function pay(sessionId: string): Promise<void> {
  await control('POST', `sessions/${sessionId}/pay`)
}

/** Does something while no payment is announced, so that the examples' sales can be dated back. */
export async function withoutAnnouncements(work: () => Promise<void>): Promise<void> {
  const types = ['checkout.session.completed']
  await control('POST', 'faults', { kind: 'webhook', action: 'drop', times: 'always', types })
  try {
    await work()
  } finally {
    await control('DELETE', 'faults')
  }
}
