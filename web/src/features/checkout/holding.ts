import type { Order } from 'functions/contract/orders/order'
import type { Instant } from 'functions/contract/time'
import type { Intention } from './hold-key'

/** What this tab holds of an activity, so that choosing differently gives it back first. */
export interface Holding {
  orderId: string
  tickets: string
  /** By how much this device's clock is ahead of the server's, in milliseconds. */
  aheadMs: number
  /** On its way to be paid: only another choice gives it back. */
  isPlaced?: boolean | undefined
}

/** What a slow answer may take; a difference below it says nothing about the clocks. */
const SLOW_ANSWER_MS = 30_000

const nameOf = ({ uid, shareRef }: Pick<Intention, 'uid' | 'shareRef'>) =>
  `turnout.holding.${uid}.${shareRef}`

function isHolding(it: Partial<Holding> | null): it is Holding {
  return typeof it?.orderId === 'string' && typeof it.tickets === 'string' && typeof it.aheadMs === 'number'
}

function readHolding(of: Pick<Intention, 'uid' | 'shareRef'>): Holding | undefined {
  try {
    const it = JSON.parse(sessionStorage.getItem(nameOf(of)) ?? 'null') as Partial<Holding> | null
    return isHolding(it) ? it : undefined
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
  writeHolding(intention, { orderId: order.id, tickets: intention.tickets, aheadMs })
}

function writeHolding(of: Pick<Intention, 'uid' | 'shareRef'>, holding: Holding | undefined): void {
  try {
    if (holding) sessionStorage.setItem(nameOf(of), JSON.stringify(holding))
    else sessionStorage.removeItem(nameOf(of))
  } catch {
    // Without storage an earlier hold ends by itself.
  }
}

/** Whoever leaves for the payment page keeps what they hold. */
export function keepPlaced({ id, buyerUid: uid, shareRef }: Order): void {
  const holding = readHolding({ uid, shareRef })
  if (holding?.orderId === id) writeHolding({ uid, shareRef }, { ...holding, isPlaced: true })
}

/** Forgets a hold that is given back. */
export function forgetHolding({ id, buyerUid: uid, shareRef }: Order): void {
  if (readHolding({ uid, shareRef })?.orderId === id) writeHolding({ uid, shareRef }, undefined)
}

/** Takes every hold of somebody out of this tab's memory, and answers those that nobody is paying for. */
export function takeHoldings(uid: string): (Intention & Holding)[] {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(nameOf({ uid, shareRef: '' })))
    return names.flatMap((name) => {
      const shareRef = name.slice(name.lastIndexOf('.') + 1)
      const holding = readHolding({ uid, shareRef })
      if (!holding || holding.isPlaced === true) return []
      writeHolding({ uid, shareRef }, undefined)
      return [{ uid, shareRef, ...holding }]
    })
  } catch {
    return []
  }
}

/** When a hold ends by the clock of this device, which may be wrong by more than a hold is long. */
export function holdEnd({ id, buyerUid: uid, shareRef, expiresAt }: Order): Instant {
  const holding = readHolding({ uid, shareRef })
  const aheadMs = holding?.orderId === id ? holding.aheadMs : 0
  return new Date(Date.parse(expiresAt) + aheadMs).toISOString()
}
