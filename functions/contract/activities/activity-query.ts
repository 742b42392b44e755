import { z } from 'zod'
import { ActivitySort, SortDirection } from './activity'
import { Cursor, Uid } from '../ids'
import { PointText } from './place'
import { EARLIEST_DATE, LATEST_DATE } from '../time'

/** How long what is searched for may be. */
export const MAX_SEARCH = 100
/** Days that a search may span: the most that never touch more than seven months. */
export const MAX_SEARCH_DAYS = 182
/** How far around a place a search may reach, and how far it does unless it says so. */
export const RADIUS_KM = { least: 1, most: 200, usual: 25 } as const

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value
}

const Day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Write a day as 2026-11-20.')
  .refine(isDay, 'There is no such day.')
  .refine((day) => day >= EARLIEST_DATE && day <= LATEST_DATE, 'Choose a day between 1900 and 2099.')

/** Days between two days, the first not counted. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

/**
 * GET /activity: one page of what can be discovered, or of what one person hosts, coming or past. `from` and `to` are
 * days in the activity's own zone: a reader's today is what the client says it is.
 */
export const ActivityQuery = z
  .strictObject({
    organiser: Uid.optional(),
    community: Uid.optional(),
    when: z.enum(['coming', 'past']).default('coming'),
    q: z.string().trim().max(MAX_SEARCH, 'At most 100 characters.').default(''),
    from: Day.optional(),
    to: Day.optional(),
    near: PointText.optional(),
    radiusKm: z.coerce.number().min(RADIUS_KM.least).max(RADIUS_KM.most).default(RADIUS_KM.usual),
    online: z.stringbool().optional(),
    free: z.stringbool().optional(),
    sort: ActivitySort.default('startDate'),
    /** Without one the newest, the most popular and the best match come first, everything else from its beginning. */
    direction: SortDirection.optional(),
    cursor: Cursor.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(24),
  })
  .refine((it) => it.organiser === undefined || it.sort === 'startDate', {
    path: ['sort'],
    message: 'The activities of a person come by their start.',
  })
  .refine((it) => (it.from === undefined) === (it.to === undefined), {
    path: ['to'],
    message: 'Say from which day to which.',
  })
  .refine((it) => it.from === undefined || it.to === undefined || it.from <= it.to, {
    path: ['to'],
    message: 'The last day must not come before the first.',
  })
  .refine(
    (it) => it.from === undefined || it.to === undefined || daysBetween(it.from, it.to) < MAX_SEARCH_DAYS,
    { path: ['to'], message: 'Search half a year at most.' },
  )
export type ActivityQuery = z.output<typeof ActivityQuery>
