import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Activity } from 'functions/contract/activities/activity'
import type { Order } from 'functions/contract/orders/order'
import { changeActivityStatus } from '../../../functions/src/actions/activities/change-activity-status'
import { closeActivity } from '../../../functions/src/actions/activities/close-activity'
import { foldChanges } from '../../../functions/src/actions/analytics/fold-tally'
import { sweepOrders } from '../../../functions/src/actions/orders/sweep-orders'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { ticketType } from '../../support/activities'
import { letServersCrash, serve } from '../../support/crashes'
import { countFree, database, readMails, readOrder } from '../../support/database'
import { actor, outcomes, published, startInProject, stopInProcess, tasksOf } from '../../support/in-process'
import {
  hear,
  heldFor,
  inMinutes,
  paidUnheard,
  placedFor,
  refundsOfPage,
  strayPageOf,
} from '../../support/in-process-orders'
import { paidOrganiser } from '../../support/order-lives'
import { expectSoundBooks } from '../../support/sound-books'
import { payPage } from '../../support/stripe'

/** TURNOUT_ALL=1 has as many as RELIABILITY asks for. */
const PAID = process.env['TURNOUT_ALL'] === '1' ? 1000 : 40
const AT_ONCE = 8
const COMPLETED = 'checkout.session.completed'

let organiser: Actor
let restore: () => void

beforeAll(async () => {
  await startInProject(`demo-turnout-closing-${randomUUID().slice(0, 8)}`)
  organiser = await paidOrganiser()
  restore = letServersCrash()
})
afterEach(expectSoundBooks, 600_000)
afterAll(() => {
  restore()
  stopInProcess()
})

async function many<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  while (made.length < count) {
    const part = Array.from({ length: Math.min(AT_ONCE, count - made.length) }, make)
    made.push(...(await Promise.all(part)))
  }
  return made
}

const pageOf = ({ session }: Order) => session?.id ?? ''
const statusesOf = async (orders: readonly Order[]) =>
  new Set(await Promise.all(orders.map(async ({ id }) => (await readOrder(id)).status)))

/** An activity with people in every state that there is before it is cancelled. */
async function crowded(paidCount: number) {
  const capacity = paidCount + 40
  const ticketTypes = [ticketType({ price: 2000, capacity })]
  const { activity } = await published({ ticketTypes }, organiser)
  const paid = await many(paidCount, () => paidUnheard(activity))
  for (let n = 0; n < paid.length; n += AT_ONCE) {
    await Promise.all(paid.slice(n, n + AT_ONCE).map((order) => hear(COMPLETED, pageOf(order))))
  }
  const holding = await many(5, () => heldFor(actor(), activity))
  const paying = await many(5, () => placedFor(activity))
  // They have paid, and nobody has heard of it yet.
  const unheard = await many(5, () => paidUnheard(activity))
  // They pay when all is over, at a page that stayed open.
  const late = await many(3, () => placedFor(activity))
  const latePages = await Promise.all(late.map(strayPageOf))
  return { activity, capacity, paid, holding, paying, unheard, late, latePages }
}

const cancelling = ({ shareRef }: Activity) =>
  changeActivityStatus(organiser, { shareRef, status: 'cancelled' }, inMinutes(0))

describe(`an activity with ${PAID} paid orders, holds and people in payment that is cancelled`, () => {
  it(
    'sells no more at once; stopped again and again it refunds each once, late payers too',
    { timeout: 1_800_000 },
    async () => {
      const crowd = await crowded(PAID)
      const { activity, capacity, paid, holding, paying, unheard, late, latePages } = crowd
      const { shareRef } = activity
      await cancelling(activity)
      // Sales are over before anything else is done: nothing of the closing has run yet.
      expect(tasksOf('closeActivity')).toContainEqual(expect.objectContaining({ shareRef }))
      expect(await statusesOf(paid)).toEqual(new Set(['paid']))
      await expect(heldFor(actor(), activity)).rejects.toMatchObject({ code: 'sales-closed' })

      // Servers stop in the middle of it, and the queue comes again, the last time two at once.
      const begun = Date.now()
      for (const [n, crashes] of [15, 60, 120, 200].entries()) {
        const outcome = await serve({ crashes: [crashes], steps: 0 }, () =>
          closeActivity(shareRef, inMinutes(n)),
        )
        expect(outcome.kind).toBe('crashed')
      }
      await sweepOrders(inMinutes(10))
      await outcomes([closeActivity(shareRef, inMinutes(20)), closeActivity(shareRef, inMinutes(20))])
      await closeActivity(shareRef, inMinutes(30))
      console.warn(`${paid.length} refunds in ${((Date.now() - begun) / 1000).toFixed(0)} s`)

      expect(await statusesOf(paid)).toEqual(new Set(['refunded']))
      expect(await statusesOf([...holding, ...paying, ...late])).toEqual(new Set(['cancelled']))
      expect(await statusesOf(unheard)).toEqual(new Set(['late-refunded']))

      for (const page of latePages) await payPage(page)
      await outcomes([...latePages, ...latePages].map((page) => hear(COMPLETED, page)))
      for (const page of latePages) await hear(COMPLETED, page)
      expect(await statusesOf(late)).toEqual(new Set(['late-refunded']))

      const pages = [...[...paid, ...unheard].map(pageOf), ...latePages]
      for (let n = 0; n < pages.length; n += AT_ONCE) {
        const refunds = await Promise.all(pages.slice(n, n + AT_ONCE).map(refundsOfPage))
        for (const list of refunds) {
          expect(list.map(({ amount, status }) => [amount, status])).toEqual([[2000, 'succeeded']])
        }
      }
      expect(await countFree(shareRef, activity.ticketTypes[0]?.shareRef ?? '')).toBe(capacity)
      const tickets = await database().collection('tickets').where('shareRef', '==', shareRef).get()
      expect(new Set(tickets.docs.map((doc) => doc.get('status')))).toEqual(new Set(['void']))
      const [first] = paid
      expect(await readMails(`cancelled-${first?.id}`)).toHaveLength(1)
      const closing = await database().doc(`activities/${shareRef}/closing/current`).get()
      expect(closing.data()).toMatchObject({ total: PAID, refunded: PAID, pending: 0, failed: 0 })
      // In a project of its own nothing folds what happened, and so much at once is more than ever waits.
      await foldChanges(shareRef, null)
    },
  )
})
