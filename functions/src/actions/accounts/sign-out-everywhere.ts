import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { endSignIns } from '../../gateways/identity'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { forgetSession } from '../access/require-fresh-session'

/** Ends every sign-in of an account, the caller's included: no entry takes them from then on. */
export async function signOutEverywhere(by: Actor, now: Instant): Promise<Record<string, never>> {
  await enforceRateLimit('sign-out', by, now)
  await endSignIns(by.uid)
  forgetSession(by.uid)
  return {}
}
