import type { Instant } from '../../contract/time'
import type { Actor } from '../domain/actor'
import { endSignIns } from '../gateways/identity'
import { requireUnhurried } from './guards'
import { forgetSession } from './require-fresh-session'

const PACE = { uses: 20, seconds: 3600 }

/** Ends every sign-in of an account, the caller's included: no entry takes them from then on. */
export async function signOutEverywhere(by: Actor, now: Instant): Promise<Record<string, never>> {
  await requireUnhurried(`sign-out:${by.uid}`, PACE, now)
  await endSignIns(by.uid)
  forgetSession(by.uid)
  return {}
}
