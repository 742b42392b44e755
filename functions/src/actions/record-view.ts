import { createHash } from 'node:crypto'
import { dayIn } from '../../contract/time'
import type { Instant } from '../../contract/time'
import { config } from '../config'
import { maySee } from '../domain/activity-rules'
import { findActivity } from '../store/activities'
import { isAlreadyThere, openBatch } from '../store/firestore'
import { recordChange, viewDoc } from '../store/tallies'

const BOTS =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|headless(?!chrome)|curl|wget|python|lighthouse/i

/**
 * Counts a view once per visitor and day, without a cookie: a visitor is a hash of address, browser, activity and day
 * that nobody can turn back. What looks like a robot is not counted.
 */
export async function recordView(
  shareRef: string,
  visitor: { address: string; agent: string },
  now: Instant,
): Promise<void> {
  if (BOTS.test(visitor.agent)) return
  const activity = await findActivity(shareRef)
  if (!activity || !maySee(activity, null, false)) return
  const day = dayIn(activity.timezone, now)
  const { LINK_SIGNING_KEY: salt } = config()
  const trait = [salt, shareRef, day, visitor.address, visitor.agent].join('\n')
  const { writer, commit } = openBatch()
  writer.create(viewDoc(shareRef, createHash('sha256').update(trait).digest('base64url')), { at: now })
  recordChange(writer, shareRef, { at: now, day, views: 1 })
  try {
    await commit()
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
}
