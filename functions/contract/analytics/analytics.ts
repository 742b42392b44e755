import { z } from 'zod'
import { ShareRef } from '../ids'
import { Amount, Currency } from '../pricing/money'
import { SourceKey } from '../activities/source'
import { Instant, TimeZone } from '../time'

/** What a browser says of where its person came from; what is too long is nobody's name for anything. */
const Hint = z.string().max(200)

/** POST /analytics/view: somebody looks at the public page. */
export const RecordView = z.strictObject({
  shareRef: ShareRef,
  /** The host of the page with the link that they followed. */
  referrer: Hint.optional(),
  /** `utm_source` or `s` in the address. */
  code: Hint.optional(),
})

/** The last so many days, today included, or all of them. */
export const AnalyticsRange = z.enum(['7', '30', '90', 'all'])
export type AnalyticsRange = z.infer<typeof AnalyticsRange>

export const ReadAnalytics = z.strictObject({
  shareRef: ShareRef,
  days: AnalyticsRange.default('30'),
})

/** What happened on a day, or in the week or month that begins on it. */
export const AnalyticsPoint = z.object({
  from: z.iso.date(),
  views: z.int(),
  answers: z.int(),
  checkouts: z.int(),
  orders: z.int(),
  tickets: z.int(),
  total: z.int(),
})
export type AnalyticsPoint = z.infer<typeof AnalyticsPoint>

export const FunnelStep = z.enum(['views', 'answers', 'checkouts', 'orders'])
export type FunnelStep = z.infer<typeof FunnelStep>

/** GET /analytics/activity. Points and funnel are of the range; everything else is of all time. */
export const Analytics = z.object({
  shareRef: ShareRef,
  currency: Currency,
  /** Days and hours are those of this zone. */
  timezone: TimeZone,
  range: AnalyticsRange,
  grain: z.enum(['day', 'week', 'month']),
  points: z.array(AnalyticsPoint),
  /** `rate` is the share of the views, from 0 to 1; null while there are none. */
  funnel: z.array(z.object({ step: FunnelStep, count: z.int(), rate: z.number().nullable() })),
  sources: z.array(z.object({ source: SourceKey, views: z.int() })),
  promos: z.array(z.object({ code: z.string(), orders: z.int(), discount: Amount })),
  /** By the hour of the day, 24 of each. */
  hours: z.object({ views: z.array(z.int()), tickets: z.array(z.int()) }),
  money: z.object({ tickets: z.int(), tips: z.int(), donations: z.int(), total: z.int() }),
  ticketTypes: z.array(
    z.object({ ref: ShareRef, title: z.string(), sold: z.int(), capacity: z.int().nullable() }),
  ),
  foldedAt: Instant,
})
export type Analytics = z.infer<typeof Analytics>
