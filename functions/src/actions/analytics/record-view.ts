import { createHash } from 'node:crypto'
import { isbot } from 'isbot'
import type { z } from 'zod'
import type { Activity } from '../../../contract/activities/activity'
import type { RecordView } from '../../../contract/analytics/analytics'
import { dayIn, hourIn } from '../../../contract/time'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { Refusal } from '../../domain/refusal'
import { sourceOf } from '../../domain/analytics/view-source'
import { isAlreadyThere, openBatch } from '../../store/firestore'
import { recordChange } from '../../store/analytics/tallies'
import { viewDoc, viewOf } from '../../store/analytics/views'
import { findRoom } from '../access/enforce-rate-limit'
import { findRole, requireVisible } from '../access/guards'

/** What is known of a visitor while their request lasts. */
export interface Visitor {
  /** Undefined where nothing of ours stands in front, as on a developer's machine. */
  readonly ip: string | undefined
  readonly agent: string
  /** Their browser asks not to be followed (Sec-GPC, DNT). */
  readonly objects: boolean
}

/**
 * Counts a view once per visitor and day, without a cookie (docs/analytics.md): a visitor is a hash of address, browser,
 * activity and day that nobody can turn back, kept for two days. What looks like a program is not counted, nor is whoever
 * asks not to be, nor are those who organise the activity, as far as they say who they are, nor more browsers of one client
 * than a house full of people has.
 */
export async function recordView(
  by: Actor | null,
  { shareRef, ...from }: z.output<typeof RecordView>,
  visitor: Visitor,
  now: Instant,
): Promise<void> {
  // A browser says its name.
  if (visitor.objects || visitor.agent === '' || isbot(visitor.agent)) return
  const activity = await findSeen(by, shareRef)
  if (!activity || (by && (await findRole(by, activity)) !== undefined)) return
  const { timezone } = activity
  const day = dayIn(timezone, now)
  const { LINK_SIGNING_KEY: salt, PUBLIC_ORIGIN: origin } = config()
  const trait = [salt, shareRef, day, visitor.ip ?? '', visitor.agent].join('\n')
  const countView = await findRoom('view', { ip: visitor.ip }, now, { shareRef })
  if (!countView) return
  const { writer, commit } = openBatch()
  writer.create(viewDoc(shareRef, createHash('sha256').update(trait).digest('base64url')), viewOf(now))
  const source = sourceOf(from, new URL(origin).hostname)
  countView(writer)
  recordChange(writer, shareRef, { at: now, day, hour: hourIn(timezone, now), views: 1, source })
  try {
    await commit()
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
}

/** The activity, if whoever looks may see it. */
async function findSeen(by: Actor | null, shareRef: string): Promise<Activity | undefined> {
  try {
    return await requireVisible(by, shareRef)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return undefined
    throw error
  }
}
