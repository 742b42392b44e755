import { findTallyNow } from '../../functions/src/store/analytics/tallies'
import { countFree } from '../support/database'
import { outcomes } from '../support/in-process'
import { seededRandom } from '../support/malformed'
import { countHeld, crowd, hold, now, onSale, typeOf } from './on-sale-stage'

/** Goal 9: two hundred and fifty-six buyers want half as many tickets again as there are. */
export async function measureShortage(seed: number) {
  const random = seededRandom(seed)
  const wishes = crowd(256).map((buyer) => ({ buyer, quantity: 1 + Math.floor(random() * 4) }))
  const demand = wishes.reduce((sum, it) => sum + it.quantity, 0)
  const stock = Math.floor(demand / 1.5)
  const activity = await onSale(stock)
  const refused: number[] = []
  const work = wishes.map(async ({ buyer, quantity }) => {
    try {
      await hold(activity, quantity, buyer)
    } catch (error) {
      refused.push(quantity)
      throw error
    }
  })
  const { done: _, 'sold-out': soldOut = 0, ...others } = await outcomes(work)
  const [held, free, tally] = await Promise.all([
    countHeld(activity.shareRef),
    countFree(activity.shareRef, typeOf(activity)),
    findTallyNow(activity.shareRef, now()),
  ])
  return {
    oversold: Math.max(0, held - stock),
    isExact: held + free === stock && tally?.tickets[typeOf(activity)]?.held === held,
    // Tickets are left over only when somebody went without who wanted no more than that.
    unsold: refused.some((quantity) => quantity <= free) ? free : 0,
    errors: Object.values(others).reduce((sum, it) => sum + it, 0),
    soldOut,
  }
}
