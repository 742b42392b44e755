import type { Order } from 'functions/contract/order'
import type { Instant } from 'functions/contract/time'
import { z } from 'zod'
import type { Intention } from './hold-key'

/** What this tab holds of an activity, so that choosing differently gives it back first. */
const Holding = z.object({
  orderId: z.string(),
  tickets: z.string(),
  /** By how much this device's clock is ahead of the server's, in milliseconds. */
  aheadMs: z.number(),
})
export type Holding = z.infer<typeof Holding>

/** What a slow answer may take; a difference below it says nothing about the clocks. */
const SLOW_ANSWER_MS = 30_000

const nameOf = ({ uid, shareRef }: Pick<Intention, 'uid' | 'shareRef'>) =>
  `turnout.holding.${uid}.${shareRef}`

function readHolding(of: Pick<Intention, 'uid' | 'shareRef'>): Holding | undefined {
  try {
    return Holding.safeParse(JSON.parse(sessionStorage.getItem(nameOf(of)) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** The hold of an earlier choice for the same activity, if this tab has one. */
export function otherHolding(intention: Intention): Holding | undefined {
  const holding = readHolding(intention)
  return holding?.tickets === intention.tickets ? undefined : holding
}

/** Keeps a hold that was just answered; the first answer tells how the clocks stand. */
export function keepHolding(
  intention: Intention,
  order: Pick<Order, 'id' | 'createdAt'>,
  now = Date.now(),
): void {
  const known = readHolding(intention)
  if (known?.orderId === order.id) return
  const difference = now - Date.parse(order.createdAt)
  const aheadMs = Math.abs(difference) > SLOW_ANSWER_MS ? difference : 0
  const holding: Holding = { orderId: order.id, tickets: intention.tickets, aheadMs }
  try {
    sessionStorage.setItem(nameOf(intention), JSON.stringify(holding))
  } catch {
    // Without storage an earlier hold ends by itself.
  }
}

/** When a hold ends by the clock of this device, which may be wrong by more than a hold is long. */
export function holdEnd({ id, buyerUid: uid, shareRef, expiresAt }: Order): Instant {
  const holding = readHolding({ uid, shareRef })
  const aheadMs = holding?.orderId === id ? holding.aheadMs : 0
  return new Date(Date.parse(expiresAt) + aheadMs).toISOString()
}
