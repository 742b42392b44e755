import { html } from 'hono/html'
import type { Account } from '../accounts/account-object'
import { findBankAccount } from '../accounts/bank-account'
import { sumsOf } from '../balance/balance'
import type { Owner } from '../balance/ledger-object'
import { nothing, type Html } from '../hosted/page'
import { formatMoney } from '../payments/money'
import { isPayable } from '../payouts/new-payout'
import type { World } from '../world/world'
import { chip, code, item, press, section, timeOf } from './parts'
import { nameOf, newest, type View } from './view'

/** The organisers: what they have, what they may do, and what Stripe wants of them. */
export const accountSection = (view: View): Html =>
  section(
    { id: 'accounts', title: 'Accounts', empty: 'No organiser has connected an account yet.' },
    newest(view, view.world.data.accounts).map((account) => accountItem(view.world, account)),
  )

function accountItem(world: World, account: Account): Html {
  const { id, requirements } = account
  const due = requirements.currently_due ?? []
  return item({
    id,
    title: html`<a href="/express/${id}">${nameOf(world, id)}</a>`,
    chips: [
      chip(account.charges_enabled ? 'charges on' : 'charges off', account.charges_enabled ? 'good' : 'bad'),
      chip(account.payouts_enabled ? 'payouts on' : 'payouts off', account.payouts_enabled ? 'good' : 'bad'),
    ],
    facts: [
      ...balanceLines(world, id),
      bankOf(account),
      account.details_submitted ? '' : 'not onboarded',
      due.length > 0 ? `due: ${due.join(', ')}` : '',
      requirements.disabled_reason ? `stopped: ${requirements.disabled_reason}` : '',
      account.email ?? '',
      timeOf(account.created * 1000),
      code(id),
    ],
    actions: actionsOf(world, account),
  })
}

function actionsOf(world: World, account: Account): Html[] {
  const { id, requirements } = account
  const post = (what: string, label: string, given = {}) => press(`/accounts/${id}/${what}`, label, given)
  const isInOrder =
    account.charges_enabled && account.payouts_enabled && requirements.currently_due?.length === 0
  return [
    isPayable(world, id) ? post('pay-out', 'Pay out now') : nothing,
    isInOrder ? nothing : post('onboard', 'Put in order'),
    post('require', 'Require identity document'),
    account.payouts_enabled ? post('disable', 'Disable payouts', { what: 'payouts' }) : nothing,
    account.charges_enabled ? post('disable', 'Disable everything', { what: 'everything' }) : nothing,
    post('deauthorize', 'Disconnect'),
  ]
}

function bankOf(account: Account): string {
  const good = findBankAccount(account)
  if (good) return `bank account ••${good.last4}`
  const failed = account.external_accounts?.data[0]
  return failed ? `bank account ••${failed.last4} failed` : 'no bank account'
}

/** What somebody has, a line for each currency. */
export const balanceLines = (world: World, owner: Owner): string[] =>
  Array.from(sumsOf(world, owner), ([currency, { available, pending }]) => {
    const there = `${formatMoney(available, currency)} available`
    return pending === 0 ? there : `${there}, ${formatMoney(pending, currency)} pending`
  })
