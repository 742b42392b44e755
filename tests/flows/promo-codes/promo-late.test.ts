import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Activity } from 'functions/contract/activities/activity'
import { ActivitySave } from 'functions/contract/activities/activity-save'
import type { Order } from 'functions/contract/orders/order'
import { applyPromoCode } from '../../../functions/src/actions/promo-codes/apply-promo-code'
import { placeOrder } from '../../../functions/src/actions/orders/place-order'
import { readActivityForEdit } from '../../../functions/src/actions/activities/read-activity'
import { sweepOrders } from '../../../functions/src/actions/orders/sweep-orders'
import { updateActivity } from '../../../functions/src/actions/activities/update-activity'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { findTallyNow } from '../../../functions/src/store/analytics/tallies'
import { details, promoCode, ticketType } from '../../support/activities'
import { countFree, database, readOrder } from '../../support/database'
import { actor, published, startInProject, stopInProcess } from '../../support/in-process'
import { hear, heldFor, inMinutes, strayPageOf } from '../../support/in-process-orders'
import { paidOrganiser } from '../../support/order-lives'
import { expectSoundBooks } from '../../support/sound-books'
import { payPage } from '../../support/stripe'

let organiser: Actor

beforeAll(async () => {
  await startInProject(`demo-turnout-late-${randomUUID().slice(0, 8)}`)
  organiser = await paidOrganiser()
})
afterEach(expectSoundBooks)
afterAll(stopInProcess)

const LIMITS = { code: 'ONCE', limit: 1, perPerson: 1 }

const selling = async (over: Partial<typeof LIMITS> = {}): Promise<Activity> => {
  const promocodes = [promoCode({ ...LIMITS, ...over })]
  return (await published({ ticketTypes: [ticketType({ price: 2000, capacity: 9 })], promocodes }, organiser))
    .activity
}
const usesLeft = ({ shareRef }: Activity) => countFree(shareRef, 'promo-ONCE')
const usesByPerson = async ({ shareRef }: Activity) =>
  (await database().collection(`activities/${shareRef}/promoUses`).get()).docs.map((doc) => doc.id).toSorted()
const counted = async ({ shareRef }: Activity) =>
  (await findTallyNow(shareRef, inMinutes(0)))?.promos['ONCE']?.orders

/** Somebody on the way to pay half, with the code. */
async function placing(
  activity: Activity,
  buyer = actor(),
  email = `${randomUUID()}@example.com`,
): Promise<Order> {
  const { id } = await heldFor(buyer, activity)
  await applyPromoCode(buyer, { orderId: id, code: 'ONCE', takeOff: false }, inMinutes(0))
  return (await placeOrder(buyer, details(id, email), inMinutes(0))).order
}

/** The same, whose hold has ended since; a page of theirs is open still. */
async function ended(activity: Activity, buyer?: Actor, email?: string) {
  const order = await placing(activity, buyer, email)
  const page = await strayPageOf(order)
  await sweepOrders(inMinutes(16))
  expect((await readOrder(order.id)).status).toBe('expired')
  return { order, page }
}

async function pay({ order, page }: { order: Order; page: string }): Promise<Order> {
  await payPage(page)
  for (let n = 0; n < 2; n++) await hear('checkout.session.completed', page)
  return readOrder(order.id)
}

describe('a code on an order that is paid after its hold has ended', () => {
  it('is used again, in all and by its person, at the price that was promised', async () => {
    const activity = await selling()
    const late = await ended(activity)
    expect([await usesLeft(activity), await usesByPerson(activity)]).toEqual([1, []])
    const paid = await pay(late)
    expect([paid.status, paid.pricing?.total, paid.promoUses.length]).toEqual(['paid', 1000, 2])
    expect([await usesLeft(activity), await counted(activity)]).toEqual([0, 1])
    expect(await usesByPerson(activity)).toEqual(paid.promoUses.map(({ id }) => id).toSorted())
  })

  it('counts beyond the limit when others have had the last use; a limit that is raised counts it in', async () => {
    const activity = await selling()
    const late = await ended(activity)
    const other = await placing(activity)
    await payPage(other.session?.id ?? '')
    await hear('checkout.session.completed', other.session?.id ?? '')
    expect(await usesLeft(activity)).toBe(0)
    expect((await pay(late)).status).toBe('paid')
    expect([await usesLeft(activity), await counted(activity)]).toEqual([0, 2])
    const { draft: saved } = await readActivityForEdit(organiser, activity.shareRef)
    const promocodes = [promoCode({ ...LIMITS, limit: 5 })]
    await updateActivity(
      organiser,
      activity.shareRef,
      ActivitySave.parse({ ...saved, promocodes }),
      inMinutes(0),
    )
    expect(await usesLeft(activity)).toBe(3)
  })

  it('counts beyond what one person may have when they have used it in another order meanwhile', async () => {
    const activity = await selling({ limit: 5 })
    const [buyer, email] = [actor(), `${randomUUID()}@example.com`]
    const late = await ended(activity, buyer, email)
    await placing(activity, buyer, email)
    expect((await pay(late)).promoUses.map(({ id }) => id.slice(-2))).toEqual(['.2', '.2'])
    expect([(await usesByPerson(activity)).length, await usesLeft(activity)]).toEqual([4, 3])
    // And the next order of theirs has none left.
    const { id: orderId } = await heldFor(buyer, activity)
    const again = applyPromoCode(buyer, { orderId, code: 'ONCE', takeOff: false }, inMinutes(0))
    await expect(again).rejects.toMatchObject({ code: 'promo-code-refused' })
  })
})
