import { formatMoney } from '../../../contract/pricing/money-format'
import type { Order } from '../../../contract/orders/order'
import { isFor, spendOn } from '../../../contract/promo-codes/promo-code-rules'
import type { PromoCode } from '../../../contract/promo-codes/promo-code'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { personOf } from '../../domain/promo-codes/promo-use'
import { Refusal } from '../../domain/refusal'
import { findActivity, findPromoCode } from '../../store/activities/activities'
import type { Writer } from '../../store/firestore'
import { findFreeUse, takeUses } from '../../store/promo-codes/promo-uses'
import { pickSlots, promoPool, takeSlots } from '../../store/orders/stock'

type Ordered = Pick<Order, 'shareRef' | 'items' | 'currency'>

/** A use of a code, found for an order: of those that there are in all, and of those that the person has. */
export interface PickedUse {
  readonly stockIds: string[]
  readonly promoUses: Order['promoUses']
}

/** The one answer to a code that is unknown, has not begun or has ended, is used up, or used by the person already. */
export function refuseCode(): Refusal {
  return refuse('This code does not apply to this order. Check how it is written, or go on without it.')
}

function refuse(message: string): Refusal {
  return new Refusal('promo-code-refused', message, [{ path: 'code', message }])
}

/**
 * The promo code, if it is good for an order now. Whoever knows a code that is good may know which tickets it is for, and
 * what they have to cost.
 */
export async function requirePromoCode(order: Ordered, code: string, now: Instant): Promise<PromoCode> {
  const promo = await requireValidCode(order.shareRef, code, now)
  if (!order.items.some((item) => isFor(promo, item.ticketTypeRef))) throw await refuseScope(order, promo)
  requireSpend(order, promo)
  return promo
}

/** The promo code, if there is one and its time is now. */
export async function requireValidCode(shareRef: string, code: string, now: Instant): Promise<PromoCode> {
  const promo = await findPromoCode(shareRef, code)
  if (!promo || !isValid(promo, now)) throw refuseCode()
  return promo
}

function isValid({ startsInstant, endsInstant }: PromoCode, now: Instant): boolean {
  return (startsInstant === null || now >= startsInstant) && (endsInstant === null || now < endsInstant)
}

async function refuseScope(order: Ordered, promo: PromoCode): Promise<Refusal> {
  const titles = await titlesFor(order, promo)
  // What is hidden is not named to somebody who has not opened it.
  if (titles.length === 0) return refuse('This code opens other tickets. Enter it where you choose tickets.')
  return refuse(`This code is for: ${titles.join(', ')}. None of these tickets is in your order.`)
}

async function titlesFor({ shareRef }: Ordered, promo: PromoCode): Promise<string[]> {
  const ticketTypes = (await findActivity(shareRef))?.ticketTypes ?? []
  return ticketTypes.filter((type) => isFor(promo, type.shareRef)).map(({ title }) => title)
}

/** Refuses a code for more than what is bought of the tickets that it is for. */
export function requireSpend({ items, currency }: Ordered, promo: PromoCode): void {
  const spend = spendOn(items, promo)
  if (promo.minSpend === null || spend >= promo.minSpend) return
  const money = (amount: number) => formatMoney(amount, currency)
  const titles = items.filter((item) => isFor(promo, item.ticketTypeRef)).map(({ title }) => title)
  const isForAll = promo.ticketTypeRefs.length === 0 || titles.length === 0
  const what = isForAll ? 'tickets' : titles.join(', ')
  throw refuse(
    `This code is for ${money(promo.minSpend)} or more of ${what}. ${money(promo.minSpend - spend)} is missing.`,
  )
}

/** Finds a use of a code for an order; others may find the same, the write decides. */
export async function pickPromoCode(
  by: Actor,
  { shareRef }: Pick<Order, 'shareRef'>,
  promo: PromoCode,
): Promise<PickedUse> {
  const people = [
    personOf({ uid: by.uid }),
    ...(by.provenEmail === undefined ? [] : [personOf({ email: by.provenEmail })]),
  ]
  const [stockIds, promoUses] = await Promise.all([
    promo.limit === null ? [] : pickSlots(shareRef, promoPool(promo.code), 1),
    Promise.all(people.map((person) => pickUse(shareRef, promo, person, false))),
  ])
  const isUsedUp = promo.limit !== null && stockIds.length === 0
  if (isUsedUp || promoUses.includes(undefined)) throw refuseCode()
  return { stockIds, promoUses: promoUses.flatMap((uses) => uses ?? []) }
}

/** One more use by a person, none where the code has no such limit, or undefined when they have none left. */
export async function pickUse(
  shareRef: string,
  { code, perPerson }: Pick<PromoCode, 'code' | 'perPerson'>,
  person: string,
  isTyped: boolean,
): Promise<Order['promoUses'] | undefined> {
  if (perPerson === null) return []
  const id = await findFreeUse(shareRef, { code, perPerson }, person)
  return id === undefined ? undefined : [{ id, code, isTyped }]
}

/** Takes what was picked: the commit fails when it is gone. */
export function takeCode(writer: Writer, order: Pick<Order, 'id' | 'shareRef'>, picked: PickedUse): void {
  takeSlots(writer, order.shareRef, picked.stockIds)
  takeUses(writer, order, picked.promoUses)
}
