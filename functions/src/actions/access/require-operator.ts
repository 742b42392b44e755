import type { Actor } from '../../domain/access/actor'
import { refuseMissing } from '../../domain/refusal'

/** Lets operators through; to everybody else there is no such thing. */
export function requireOperator(by: Actor, noun: string): void {
  if (by.isOperator !== true) throw refuseMissing(noun)
}
