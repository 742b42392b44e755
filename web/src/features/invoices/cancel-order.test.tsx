import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Order, OrderStatus } from 'functions/contract/orders/order'
import { ToastProvider } from '../../ui/dialogs/toast'
import { CancelOrder } from './cancel-order'

afterEach(cleanup)

/** Two tickets at 20.00 for an activity that begins in ten days; the organiser keeps a tenth until two days before. */
const order = (over: Partial<Record<keyof Order, unknown>> = {}): Order =>
  ({
    id: 'order-of-bo',
    buyerUid: 'bo',
    status: 'paid',
    currency: 'usd',
    pricing: { total: 4000, fee: 200, tickets: [{ charged: 2000 }, { charged: 2000 }] },
    ticketIds: ['a', 'b'],
    refunds: [],
    cancellation: { daysBefore: 2, keepPercent: 10 },
    activity: { startsAt: new Date(Date.now() + 10 * 86_400_000).toISOString(), timezone: 'UTC' },
    ...over,
  }) as unknown as Order

function show(shown: Order): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <CancelOrder order={shown} />
      </ToastProvider>
    </QueryClientProvider>,
  )
}
const button = () => screen.queryByRole('button', { name: 'Cancel these tickets' })

describe('a paid order that may be cancelled', () => {
  it('says what comes back and what the organiser keeps, before it is cancelled', () => {
    show(order())
    expect(screen.getByText(/and get \$36 back/)).toBeDefined()
    fireEvent.click(button()!)
    expect(screen.getByText('$36 goes back to where you paid from.')).toBeDefined()
    expect(screen.getByText(/The organiser keeps \$4\./)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Cancel and get $36 back' })).toBeDefined()
  })

  it('names no part that the organiser keeps where they keep none', () => {
    show(order({ cancellation: { daysBefore: 2, keepPercent: 0 } }))
    fireEvent.click(button()!)
    expect(screen.getByText('$40 goes back to where you paid from.')).toBeDefined()
    expect(screen.queryByText(/The organiser keeps/)).toBeNull()
  })

  it.each<[OrderStatus, boolean]>([
    ['paid', true],
    ['partially-refunded', true],
    ['refunded', false],
    ['disputed', false],
    ['lost', false],
  ])('as %s: %s', (status, may) => {
    show(order({ status }))
    expect(button() !== null).toBe(may)
  })

  it('is not offered without a policy, nor once its time is over, which it says', () => {
    show(order({ cancellation: null }))
    expect(button()).toBeNull()
    expect(screen.getByText(/No refunds unless the activity is cancelled/)).toBeDefined()
    cleanup()
    const activity = { startsAt: new Date(Date.now() + 47 * 3_600_000).toISOString(), timezone: 'UTC' }
    show(order({ activity }))
    expect(button()).toBeNull()
    expect(screen.getByText(/This could be cancelled until/)).toBeDefined()
  })
})
