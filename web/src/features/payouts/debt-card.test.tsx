import { cleanup, render, screen } from '@testing-library/react'
import type { Debt } from 'functions/contract/debts/debt'
import { afterEach, describe, expect, it } from 'vitest'
import { DebtCard } from './debt-card'

afterEach(cleanup)

const DEBT: Debt = {
  id: 're_1OwedForTheLanternWalk',
  why: 'refund',
  orderId: 'order-of-bo-buyer-0001',
  shareRef: 'abcdefghjk',
  title: 'Lantern walk',
  currency: 'usd',
  amount: 3800,
  recovered: 0,
  state: 'owed',
  at: '2025-11-20T12:00:00.123Z',
  ended: null,
}

function show(debts: Debt[], owed: { currency: string; amount: number }[] = []) {
  render(
    <DebtCard
      pages={[{ items: debts, owed, nextCursor: null }]}
      ordersHref={(shareRef) => `/${shareRef}/dashboard`}
      onMore={undefined}
      isMoreBusy={false}
    />,
  )
}

describe('what an organiser owes', () => {
  it('is told with its reason and the day that it arose', () => {
    show([DEBT], [{ currency: 'usd', amount: 3800 }])
    expect(screen.getByText('You owe $38.')).toBeDefined()
    expect(screen.getByText(/A refund on Thu, Nov 20, 2025, for/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Lantern walk' }).getAttribute('href')).toBe(
      '/abcdefghjk/dashboard',
    )
  })

  it('says what is paid back of it, and what is left', () => {
    show([{ ...DEBT, recovered: 1900 }], [{ currency: 'usd', amount: 1900 }])
    expect(screen.getByText('$19 is paid back, $19 is left.')).toBeDefined()
  })

  it('says when and why it was ended by hand', () => {
    const ended = { at: '2025-11-21T12:00:00.000Z', note: 'Paid by bank transfer.' }
    show([{ ...DEBT, state: 'ended', ended }])
    expect(screen.getByText('Ended by us on Fri, Nov 21, 2025: Paid by bank transfer.')).toBeDefined()
    expect(screen.getByText('All of it is settled.')).toBeDefined()
  })

  it('is nothing where nothing was ever owed', () => {
    show([])
    expect(screen.queryByText('What you owe')).toBeNull()
  })
})
