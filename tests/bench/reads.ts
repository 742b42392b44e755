import { handlePaymentEvent } from '../../functions/src/actions/orders/handle-payment-event'
import { readActivity } from '../../functions/src/actions/activities/read-activity'
import { details, hold, hosted, ticketType } from '../support/activities'
import { readOrder } from '../support/database'
import { guest } from '../support/people'
import { call } from '../support/requests'
import { eventually, stack } from '../support/stack'
import { payPage, stripe } from '../support/stripe'
import { countOperations } from './count-operations'
import type { Figure } from './figure'

/** Goal 6: what a view of the public page reads; goal 13: what a webhook costs that came before. */
export async function measureReads(): Promise<Figure[]> {
  return [...(await measureView()), await measureReplay()]
}

async function measureView(): Promise<Figure[]> {
  const { shareRef } = await hosted({ ticketTypes: [ticketType()] })
  const miss = await countOperations(() => readActivity(null, shareRef))
  const response = await fetch(`${stack().TURNOUT_ORIGIN}/activity/${shareRef}`)
  const cache = response.headers.get('cache-control') ?? ''
  const isCached = /s-maxage=[1-9]/.test(cache) && !response.headers.has('set-cookie')
  return [
    {
      goal: 6,
      what: 'public view, reads on a miss',
      value: String(miss.reads),
      limit: '<= 2',
      isMet: miss.reads <= 2,
    },
    {
      goal: 6,
      what: 'public view, reads on a hit of the edge',
      value: isCached ? '0' : 'not cached',
      limit: '0',
      isMet: isCached,
    },
  ]
}

async function measureReplay(): Promise<Figure> {
  const [party, buyer] = [await hosted({ ticketTypes: [ticketType({ price: 2000 })] }), await guest()]
  const held = await hold(party, buyer)
  const { order } = await call('placeOrder', details(held.id), buyer)
  const sessionId = order.session?.id ?? ''
  await payPage(sessionId)
  await eventually(
    () => readOrder(order.id),
    (it) => it.status === 'paid',
  )
  const created = Math.floor(Date.now() / 1000)
  const event = { id: `evt_bench_${order.id}`, object: 'event', type: 'checkout.session.completed', created }
  const body = JSON.stringify({ ...event, data: { object: { id: sessionId } } })
  const secret = stack().STRIPE_WEBHOOK_SECRET
  const signature = stripe().webhooks.generateTestHeaderString({ payload: body, secret })
  const deliver = () => handlePaymentEvent(body, signature, new Date().toISOString())
  await deliver()
  const before = await readOrder(order.id)
  const { reads, writes } = await countOperations(deliver)
  const isSame = JSON.stringify(await readOrder(order.id)) === JSON.stringify(before)
  const value = `${reads} read, ${writes} writes${isSame ? '' : ', changed'}`
  const isMet = reads <= 1 && writes === 0 && isSame
  return { goal: 13, what: 'a replayed webhook', value, limit: '1 read, 0 writes', isMet }
}
