import { describe, expect, it } from 'vitest'
import type { OrderRefund } from '../../../contract/refunds/refund'
import { compareMoney, isOnTheWay } from './money-check'
import type { PaymentMoney } from './money-check'
import { newRefund } from '../refunds/refund'
import type { Movement } from '../payouts/statement'

const at = '2026-11-20T10:00:00.000Z'
const entry = (kind: Movement['kind'], source: string, amount: number, fee = 0): Movement => ({
  kind,
  source,
  amount,
  fee,
  orderId: 'order-of-bo',
  currency: 'usd',
  at,
})
/** An entry of a debt for a refund, or for a dispute. */
const debt = (kind: Movement['kind'], of: string, amount: number): Movement => ({
  ...entry(kind, `${of}-${kind}`, amount),
  debtId: of,
})
const refund = (over: Partial<OrderRefund> = {}): OrderRefund => ({
  ...newRefund({ id: 'refund-one', amount: 2000, reason: '', by: 'organiser', byUid: null, at }),
  fee: 100,
  status: 'succeeded',
  stripeRefundId: 're_1',
  settledAt: at,
  ...over,
})
const paid: PaymentMoney = {
  slack: 0,
  paid: 4000,
  fee: 200,
  feeReturned: 0,
  transferred: 4000,
  refunds: [],
  disputes: [],
}
const payment = entry('payment', 'pi_1', 4000, 200)
const order = (...refunds: OrderRefund[]) => ({ paymentIntentId: 'pi_1', refunds })

/** Each is a whole story on which both sides agree. */
const STORIES: [string, ReturnType<typeof order>, Movement[], PaymentMoney][] = [
  ['a sale', order(), [payment], paid],
  [
    'a refund of one of two tickets',
    order(refund()),
    [payment, entry('refund', 're_1', 2000, 100)],
    {
      ...paid,
      feeReturned: 100,
      transferred: 2000,
      refunds: [{ id: 're_1', amount: 2000, status: 'succeeded' }],
    },
  ],
  [
    'a refund that failed after it had succeeded, repaid to the organiser less the fee that they had back',
    order(refund({ status: 'failed', repaid: { transferId: 'tr_2', amount: 1900 } })),
    [payment, entry('refund', 're_1', 2000, 100), entry('refund-failed', 're_1-failed', 2000, 100)],
    {
      ...paid,
      feeReturned: 100,
      transferred: 3900,
      refunds: [{ id: 're_1', amount: 2000, status: 'failed' }],
    },
  ],
  [
    'a refund that failed before it ever succeeded',
    order(refund({ status: 'failed', repaid: { transferId: 'tr_2', amount: 1900 } })),
    [payment],
    {
      ...paid,
      feeReturned: 100,
      transferred: 3900,
      refunds: [{ id: 're_1', amount: 2000, status: 'failed' }],
    },
  ],
  [
    'a refund whose share was taken from another transfer',
    order(
      refund({ status: 'failed', repaid: { transferId: 'tr_2', amount: 1900 } }),
      refund({
        id: 'refund-two',
        stripeRefundId: 're_2',
        fee: 100,
        takes: [{ transferId: 'tr_2', amount: 1900 }],
      }),
    ),
    [payment, entry('refund', 're_2', 2000, 100)],
    {
      ...paid,
      feeReturned: 100,
      transferred: 2000,
      refunds: [
        { id: 're_2', amount: 2000, status: 'succeeded' },
        { id: 're_1', amount: 2000, status: 'failed' },
      ],
    },
  ],
  [
    'a refund that the platform paid in the organiser’s place',
    order(refund({ payer: 'platform', debt: 1900 })),
    [payment, entry('refund', 're_1', 2000, 100), debt('debt-refund', 're_1', 1900)],
    { ...paid, refunds: [{ id: 're_1', amount: 2000, status: 'succeeded' }] },
  ],
  [
    'a refund that the platform paid, of which a part is recovered',
    order(refund({ payer: 'platform', debt: 1900 })),
    [
      payment,
      entry('refund', 're_1', 2000, 100),
      debt('debt-refund', 're_1', 1900),
      debt('debt-recovered', 're_1', 700),
    ],
    { ...paid, transferred: 3300, refunds: [{ id: 're_1', amount: 2000, status: 'succeeded' }] },
  ],
  [
    'a refund that the platform paid, and whose rest an operator ended',
    order(refund({ payer: 'platform', debt: 1900 })),
    [
      payment,
      entry('refund', 're_1', 2000, 100),
      debt('debt-refund', 're_1', 1900),
      debt('debt-ended', 're_1', 1900),
    ],
    { ...paid, refunds: [{ id: 're_1', amount: 2000, status: 'succeeded' }] },
  ],
  [
    'a refund that the platform paid and that failed, after which what was recovered is theirs again',
    order(
      refund({
        status: 'failed',
        payer: 'platform',
        debt: 1900,
        repaid: { transferId: 'tr_2', amount: 700 },
      }),
    ),
    [
      payment,
      entry('refund', 're_1', 2000, 100),
      entry('refund-failed', 're_1-failed', 2000, 100),
      debt('debt-refund', 're_1', 1900),
      debt('debt-recovered', 're_1', 700),
      debt('debt-cancelled', 're_1', 1900),
      debt('debt-returned', 're_1', 700),
    ],
    { ...paid, refunds: [{ id: 're_1', amount: 2000, status: 'failed' }] },
  ],
  [
    'a lost dispute that the organiser owes, of which a part is recovered',
    order(),
    [
      payment,
      entry('dispute', 'dp_1', 4000),
      debt('debt-dispute', 'dp_1', 3800),
      debt('debt-recovered', 'dp_1', 1000),
    ],
    { ...paid, transferred: 3000, disputes: [{ id: 'dp_1', amount: 4000, status: 'lost' }] },
  ],
  [
    'a sale whose second payment left the organiser a debt',
    order(),
    [payment, debt('debt-refund', 're_second', 3800)],
    paid,
  ],
  [
    'a dispute, which the platform advances',
    order(),
    [payment, entry('dispute', 'dp_1', 4000)],
    { ...paid, disputes: [{ id: 'dp_1', amount: 4000, status: 'needs_response' }] },
  ],
  [
    'a dispute that was won after a question of the bank',
    order(),
    [payment, entry('dispute', 'dp_1', 4000), entry('dispute-won', 'dp_1-won', 4000)],
    {
      ...paid,
      disputes: [
        { id: 'dp_1', amount: 4000, status: 'won' },
        { id: 'dp_0', amount: 4000, status: 'warning_closed' },
      ],
    },
  ],
]

describe('money on which both sides agree', () => {
  it.each(STORIES)('has no difference: %s', (_, books, entries, money) => {
    expect(compareMoney(books, entries, money)).toEqual([])
  })
})

describe('a cent that differs', () => {
  it('is found in every entry of every story, and nothing else is', () => {
    const kinds = { payment: 'payment', refund: 'refund', dispute: 'dispute' } as const
    for (const [, books, entries, money] of STORIES) {
      for (const [index, it] of entries.entries()) {
        const wrong = entries.with(index, { ...it, amount: it.amount + 1 })
        // These change what the platform advances of this payment, or nothing of it.
        if (it.debtId != null) {
          const isHeld = it.kind !== 'debt-ended' && it.kind !== 'debt-dispute' && it.debtId !== 're_second'
          const found = compareMoney(books, wrong, money)
          expect(found.map((difference) => difference.what)).toEqual(isHeld ? ['held'] : [])
          continue
        }
        const what = kinds[it.kind.replace(/-(failed|won)$/, '') as keyof typeof kinds]
        const found = compareMoney(books, wrong, money)
        expect(found.map((difference) => difference.what)).toEqual([what])
        expect(Math.abs(found[0]!.ours - found[0]!.theirs)).toBe(1)
      }
    }
  })

  it('is found in a fee, and in what went back of it', () => {
    const [sale, refunded] = [STORIES[0]!, STORIES[1]!]
    expect(compareMoney(sale[1], [{ ...payment, fee: 199 }], sale[3])).toEqual([
      { what: 'fee', source: 'pi_1', ours: 199, theirs: 200 },
    ])
    const wrong = [payment, entry('refund', 're_1', 2000, 101)]
    expect(compareMoney(refunded[1], wrong, refunded[3])).toEqual([
      { what: 'fee-returned', source: 'pi_1', ours: 101, theirs: 100 },
    ])
  })

  it('is found where an entry is missing, and where the provider knows of none', () => {
    const [, , , money] = STORIES[1]!
    expect(compareMoney(order(refund()), [payment], money)).toContainEqual({
      what: 'refund',
      source: 're_1',
      ours: 0,
      theirs: 2000,
    })
    expect(compareMoney(order(), [payment, entry('refund', 're_9', 5)], paid)).toEqual([
      { what: 'refund', source: 're_9', ours: 5, theirs: 0 },
    ])
  })

  it('is found where the organiser has too much or too little', () => {
    expect(compareMoney(order(), [payment], { ...paid, transferred: 3999 })).toEqual([
      { what: 'held', source: 'pi_1', ours: 0, theirs: 1 },
    ])
  })
})

describe('money on its way', () => {
  it('is not compared yet, whichever side waits', () => {
    expect(isOnTheWay(order(), paid)).toBe(false)
    expect(isOnTheWay(order(refund({ status: 'pending' })), paid)).toBe(true)
    const pending = [{ id: 're_1', amount: 1, status: 'pending' }] as const
    expect(isOnTheWay(order(), { ...paid, refunds: pending })).toBe(true)
  })
})
