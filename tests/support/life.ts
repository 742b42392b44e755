import type { Activity } from 'functions/contract/activities/activity'
import { handlePaymentEvent } from '../../functions/src/actions/orders/handle-payment-event'
import type { Actor } from '../../functions/src/domain/access/actor'
import { Refusal } from '../../functions/src/domain/refusal'
import { serve } from './crashes'
import type { Fate } from './crashes'
import { signedEvent } from './stripe'

/** What there was in one life: an activity, those who wanted tickets, and what they paid. */
export interface Life {
  readonly seed: number
  readonly activity: Activity
  readonly organiser: Actor
  readonly fate: Fate
  readonly random: () => number
  /** Payment pages that money went through. */
  readonly paid: string[]
  /** Disputes that their banks opened. */
  readonly disputes: string[]
  /** Errors that were neither a refusal nor a crash. */
  readonly errors: unknown[]
}

/** Asks until there is an answer. Whoever asks may lose patience when a server stops; a refusal is an answer. */
export async function insist<T>(life: Life, work: () => Promise<T>): Promise<T | undefined> {
  for (;;) {
    const outcome = await serve(life.fate, work)
    if (outcome.kind === 'done') return outcome.value
    if (outcome.kind === 'crashed' && life.random() < 0.7) continue
    if (outcome.kind === 'failed' && !(outcome.error instanceof Refusal)) life.errors.push(outcome.error)
    return undefined
  }
}

export const now = () => new Date().toISOString()

/** The provider sends a webhook again until it is taken. */
export async function tell(life: Life, type: string, id: string): Promise<void> {
  const { payload, signature } = signedEvent({ id: `evt_${type}_${id}`, type, object: { id } })
  await insist(life, () => handlePaymentEvent(payload, signature, now()))
}
