import { randomUUID } from 'node:crypto'
import type { Activity } from 'functions/contract/activities/activity'
import type { Order } from 'functions/contract/orders/order'
import { applyPromoCode } from '../../functions/src/actions/promo-codes/apply-promo-code'
import { cancelOrder } from '../../functions/src/actions/orders/cancel-order'
import { changeActivityStatus } from '../../functions/src/actions/activities/change-activity-status'
import { checkOrder } from '../../functions/src/actions/orders/check-order'
import { closeActivity } from '../../functions/src/actions/activities/close-activity'
import { resumeCancellations } from '../../functions/src/actions/activities/closing-progress'
import { holdTickets } from '../../functions/src/actions/orders/hold-tickets'
import { refreshPayout, startPayoutOnboarding } from '../../functions/src/actions/payouts/payout-method'
import { placeOrder } from '../../functions/src/actions/orders/place-order'
import { sweepOrders } from '../../functions/src/actions/orders/sweep-orders'
import type { Actor } from '../../functions/src/domain/access/actor'
import { findStripeAccount } from '../../functions/src/store/accounts/users'
import { details, promoCode, ticketType } from './activities'
import { actor, published, tasksOf } from './in-process'
import { insist, now, tell } from './life'
import type { Life } from './life'
import { seededRandom } from './malformed'
import { FAILING_CARD, faultsIn } from './order-books'
import { compareBooks, decideDisputes, differencesIn, moveMoney, settleRefunds } from './money-lives'
import { control, payPage } from './stripe'

/** Capacity and uses of the code are short on purpose: buyers meet. */
const CAPACITY = 4
const USES = 1
const CODE = 'HALF'
/** What is done is done within some seconds: no life has more steps, and many have fewer. */
const MOST_STEPS = 160
/** What is asked of the provider under a key of its own; many lives ask for less. */
const MOST_REQUESTS = 4
/** Every hold has ended by then. */
const LATER_MINUTES = 20
/** Refunds that come back are made again, and those may come back. */
const MOST_ROUNDS = 6

/** Somebody who can be paid, in the platform's country or another. */
export async function paidOrganiser(country?: string): Promise<Actor> {
  const organiser = actor('verified')
  await startPayoutOnboarding(organiser, new Date().toISOString(), { country })
  const accountId = (await findStripeAccount(organiser.uid))?.accountId ?? ''
  await control(`accounts/${accountId}/onboard`)
  await refreshPayout(accountId, new Date().toISOString())
  return organiser
}

/** A life with its activity on sale, and where servers will stop in it. */
export async function beginLife(seed: number, organiser: Actor): Promise<Life> {
  const random = seededRandom(seed)
  const price = random() < 0.75 ? 2000 : 0
  const promocodes = [promoCode({ code: CODE, value: random() < 0.2 ? 100 : 50, limit: USES })]
  const ticketTypes = [ticketType({ price, capacity: CAPACITY })]
  const cancellation = { daysBefore: 0, keepPercent: 10 }
  const { activity } = await published({ ticketTypes, promocodes, cancellation }, organiser)
  const first = 1 + Math.floor(random() * MOST_STEPS)
  const crashes = random() < 0.5 ? [first] : [first, first + 1 + Math.floor(random() * 20)]
  return {
    seed,
    activity,
    organiser,
    fate: { crashes, steps: 0, errors: errorsOf(random) },
    random,
    paid: [],
    disputes: [],
    errors: [],
  }
}

/** Most lives may meet an error of the provider, some of them two in a row. */
function errorsOf(random: () => number): number[] {
  if (random() < 0.3) return []
  const first = 1 + Math.floor(random() * MOST_REQUESTS)
  return random() < 0.7 ? [first] : [first, first + 1]
}

/** One buyer, from the choice of tickets to wherever chance leads them. */
async function buy(life: Life): Promise<void> {
  const { activity, random } = life
  const [buyer, idempotencyKey] = [actor(), randomUUID()]
  const items = [
    { ticketTypeRef: activity.ticketTypes[0]?.shareRef ?? '', quantity: 1 + Math.floor(random() * 3) },
  ]
  const choice = { shareRef: activity.shareRef, items, idempotencyKey }
  const held = await insist(life, () => holdTickets(buyer, choice, now()))
  if (!held) return
  if (random() < 0.6) {
    await insist(life, () => applyPromoCode(buyer, { orderId: held.id, code: CODE, takeOff: false }, now()))
  }
  const pages: string[] = []
  const place = async (email: string) => {
    const placed = await insist(life, () => placeOrder(buyer, details(held.id, email), now()))
    if (placed?.order.session) pages.push(placed.order.session.id)
  }
  await place('bo.buyer@example.com')
  if (random() < 0.3) await place('bo@example.org')
  if (random() < 0.25) await insist(life, () => cancelOrder(buyer, held.id, now()))
  // Perhaps at a page that was left for another one, perhaps after having given the tickets back.
  const page = pages[Math.floor(random() * pages.length)]
  if (page !== undefined && random() < 0.8) await pay(life, buyer, held, page)
}

/** Refunds to most cards are there at once; to some they are on their way, and may come back. */
function cardOf(chance: number): string {
  if (chance < 0.1) return '4000000000007726'
  return chance < 0.2 ? FAILING_CARD : '4242424242424242'
}

async function pay(life: Life, buyer: Actor, { id }: Order, page: string): Promise<void> {
  try {
    await payPage(page, cardOf(life.random()))
    life.paid.push(page)
  } catch {
    // The page is closed: nobody can pay there.
    return
  }
  if (life.random() < 0.4) await insist(life, () => checkOrder(buyer, id, now()))
  if (life.random() < 0.6) await tell(life, 'checkout.session.completed', page)
}

/** Whether a task that closes the activity is in the queue, which runs it until it is done. */
function isClosing({ shareRef }: Activity): boolean {
  return tasksOf('closeActivity').some((task) => (task as { shareRef: string }).shareRef === shareRef)
}

/** Two or three buyers one after the other, what becomes of their money, and perhaps the end of it all. */
export async function live(life: Life): Promise<void> {
  const { random } = life
  const buyers = 2 + Math.floor(random() * 2)
  for (let n = 0; n < buyers; n++) await buy(life)
  await moveMoney(life)
  if (random() < 0.3) await cancel(life)
  await decideDisputes(life)
  await settleRefunds(life)
}

async function cancel(life: Life): Promise<void> {
  const { activity, organiser } = life
  const change = { shareRef: activity.shareRef, status: 'cancelled' } as const
  await insist(life, () => changeActivityStatus(organiser, change, now()))
  if (isClosing(activity)) await insist(life, () => closeActivity(activity.shareRef, now()))
}

/**
 * The sweeps, when every hold has ended and every server works again, what the queue has to do, and the night's comparison:
 * until no money is on its way any more.
 * @returns every cent in which the books differ in the end
 */
async function sweepAfter(lives: readonly Life[]): Promise<string[]> {
  for (let minutes = LATER_MINUTES; minutes < LATER_MINUTES + MOST_ROUNDS * 10; minutes += 10) {
    await sweepOrders(after(minutes))
    await resumeCancellations(after(minutes + 2))
    // The queue comes again when a closing is busy, as it is while refunds that the sweep asked for are coming in.
    for (const { activity } of lives) {
      if (isClosing(activity)) await closeActivity(activity.shareRef, after(minutes + 4))
    }
    let onTheWay = 0
    for (const life of lives) onTheWay += await compareBooks(life, after(minutes + 6))
    await Promise.all(lives.map(settleRefunds))
    if (minutes > LATER_MINUTES && onTheWay === 0) break
  }
  const all = lives.map((life) => differencesIn(life, after(LATER_MINUTES + MOST_ROUNDS * 10)))
  return (await Promise.all(all)).flat()
}

const after = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** As many lives as the sweeps look at in one go. */
const AT_ONCE = 12

/** What many lives came to: what was wrong before the sweeps, and after them. */
export interface Lived {
  readonly crashes: number
  /** Errors of the payment provider that its keys repeated. */
  readonly errors: number
  readonly before: string[]
  readonly after: string[]
}

const audit = async (lives: readonly Life[]): Promise<string[]> =>
  (await Promise.all(lives.map((life) => faultsIn(life, CAPACITY, USES)))).flat()

/** Goes through a life for each seed, then through the sweeps. */
export async function liveThrough(seeds: readonly number[], organiser?: Actor): Promise<Lived> {
  const seller = organiser ?? (await paidOrganiser())
  const lives = await Promise.all(seeds.slice(0, AT_ONCE).map((seed) => beginLife(seed, seller)))
  await Promise.all(lives.map(live))
  const before = await audit(lives)
  const differences = await sweepAfter(lives)
  const wrong = [...differences, ...(await audit(lives))]
  const crashes = lives.flatMap(({ fate }) => fate.crashes.filter((at) => at <= fate.steps)).length
  const errors = lives.flatMap(({ fate }) => fate.errors?.filter((at) => at <= (fate.requests ?? 0)) ?? [])
  const rest = seeds.slice(AT_ONCE)
  const others = rest.length === 0 ? undefined : await liveThrough(rest, seller)
  return {
    crashes: crashes + (others?.crashes ?? 0),
    errors: errors.length + (others?.errors ?? 0),
    before: [...before, ...(others?.before ?? [])],
    after: [...wrong, ...(others?.after ?? [])],
  }
}
