import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { RATE_LIMITS, timeInWords } from '../../domain/access/rate-limits'
import type { RateLimit, RateLimitName, RateLimitScope } from '../../domain/access/rate-limits'
import { Refusal } from '../../domain/refusal'
import type { Writer } from '../../store/firestore'
import { addUse, countUses, giveUsesBack, readUses } from '../../store/access/rate-limits'
import type { Use } from '../../store/access/rate-limits'

/** Who does something: a person, or a client that is not signed in. */
export type Counted = Pick<Actor, 'uid' | 'standing' | 'ip'> | { readonly ip: string | undefined }

/** What else a limit may count, and how often this counts. */
export interface CountedThing {
  readonly email?: string
  readonly shareRef?: string
  readonly link?: string
  readonly times?: number
}

/**
 * Refuses what is done more often than a person would. Each use is one atomic increment before the thing is done, so
 * however many do it at once, no more than the limit get through.
 * @throws Refusal `too-many-requests` that says when to come back
 */
export async function enforceRateLimit(
  name: RateLimitName,
  by: Counted | null,
  now: Instant,
  of: CountedThing = {},
): Promise<void> {
  const uses = usesOf(name, by, of)
  requireBelow(await countUses(uses, now), uses, now)
}

/** Counts a use that nobody is refused for. @returns whether it is within the limit */
export async function isWithinRateLimit(
  name: RateLimitName,
  now: Instant,
  of: CountedThing,
): Promise<boolean> {
  const uses = usesOf(name, null, of)
  const counts = await countUses(uses, now)
  return uses.every(({ limit }, index) => (counts[index] ?? 0) <= limit.uses)
}

/**
 * Refuses another try of something when too many have failed, and counts this one if it fails: right ones cost nothing, so
 * that one document may count for everybody. More can fail than the limit says by those that are tried at the same moment.
 * @param isFailure whether an error counts
 */
export async function enforceFailureLimit<T>(
  name: RateLimitName,
  of: CountedThing,
  now: Instant,
  attempt: () => Promise<T>,
  isFailure: (error: unknown) => boolean,
): Promise<T> {
  const uses = usesOf(name, null, of)
  const counts = await readUses(uses, now)
  requireBelow(
    counts.map((count) => count + 1),
    uses,
    now,
  )
  try {
    return await attempt()
  } catch (error) {
    if (isFailure(error)) await countUses(uses, now)
    throw error
  }
}

/**
 * Whether there is room for one use more.
 * @returns what counts it in the batch that writes it, or undefined when there is none; more can get through by those that
 * are written at the same moment
 */
export async function findRoom(
  name: RateLimitName,
  by: Counted,
  now: Instant,
  of: CountedThing = {},
): Promise<((writer: Pick<Writer, 'set'>) => void) | undefined> {
  const uses = usesOf(name, by, of)
  const counts = await readUses(uses, now)
  if (uses.some(({ limit }, index) => (counts[index] ?? 0) >= limit.uses)) return undefined
  return (writer) => uses.forEach((use) => addUse(writer, use, now))
}

/** Takes uses back that came to nothing bad. */
export async function forgiveRateLimit(name: RateLimitName, by: Counted, now: Instant): Promise<void> {
  await giveUsesBack(usesOf(name, by, {}), now)
}

/** Refuses one mail more to addresses that somebody typed, once to each; nobody is limited in writing to their own. */
export async function enforceMailLimit(by: Actor, emails: readonly string[], now: Instant): Promise<void> {
  const own = by.provenEmail?.toLowerCase()
  const others = new Set(emails.map((email) => email.toLowerCase()).filter((email) => email !== own))
  const uses = [...others].flatMap((email) => usesOf('mail-to', null, { email }))
  requireBelow(await countUses(uses, now), uses, now)
}

/** Those of some addresses that may get one mail more; each is counted. */
export async function findBelowMailLimit(emails: readonly string[], now: Instant): Promise<Set<string>> {
  const uses = emails.flatMap((email) => usesOf('mail-to', null, { email }))
  const counts = await countUses(uses, now)
  return new Set(emails.filter((_, index) => (counts[index] ?? 0) <= (uses[index]?.limit.uses ?? 0)))
}

function usesOf(name: RateLimitName, by: Counted | null, of: CountedThing): Use[] {
  const limits: Partial<Record<RateLimitScope, RateLimit>> = RATE_LIMITS[name]
  const client = clientOf(by)
  const subjects: Partial<Record<RateLimitScope, string | undefined>> = {
    person: by && 'uid' in by ? `${name}:${by.uid}` : undefined,
    client: client && `${name}-from:${client}`,
    visitor: client && `${name}-from:${client}:${of.shareRef ?? ''}`,
    email: of.email && `${name}:${of.email.toLowerCase()}`,
    activity: of.shareRef && `${name}-of:${of.shareRef}`,
    link: of.link && `${name}:${of.link}`,
  }
  return (Object.entries(limits) as [RateLimitScope, RateLimit][]).flatMap(([scope, limit]) => {
    const subject = subjects[scope]
    return subject ? [{ subject, limit, times: of.times ?? 1 }] : []
  })
}

/** An account stands for itself. Without an entry of our own proxies, as on a developer's machine, there is no client. */
function clientOf(by: Counted | null): string | undefined {
  if (!by?.ip || ('standing' in by && by.standing === 'verified')) return undefined
  return by.ip
}

function requireBelow(counts: readonly number[], uses: readonly Use[], now: Instant): void {
  const over = uses.filter(({ limit }, index) => (counts[index] ?? 0) > limit.uses)
  if (over.length === 0) return
  const seconds = Math.max(...over.map(({ limit }) => secondsLeft(limit, now)))
  const detail = `That was a lot of tries in a short time. Try again ${timeInWords(seconds)}.`
  throw new Refusal('too-many-requests', detail, [], seconds)
}

/** Until the window ends; uses are counted by windows that all begin at the same moment. */
function secondsLeft({ seconds }: RateLimit, now: Instant): number {
  const second = Date.parse(now) / 1000
  return Math.ceil((Math.floor(second / seconds) + 1) * seconds - second)
}
