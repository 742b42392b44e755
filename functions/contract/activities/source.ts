import { z } from 'zod'

/** Where somebody comes from, as far as their browser says: a kind of site, or nothing. */
export const SOURCES = [
  'direct',
  'turnout',
  'search',
  'facebook',
  'instagram',
  'x',
  'linkedin',
  'whatsapp',
  'telegram',
  'reddit',
  'tiktok',
  'youtube',
  'bluesky',
  'mastodon',
  'mail',
  'qr',
  'site',
  'other',
] as const
export type Source = (typeof SOURCES)[number]

/** What a link of the organiser's own is called in its address: `?s=flyer`. */
const LINK_CODE = /^link:[a-z0-9][a-z0-9-]{0,23}$/

/** A kind of site, or `link:` and the name that the organiser gave to a link. */
export const SourceKey = z.union([z.enum(SOURCES), z.string().regex(LINK_CODE)])
export type SourceKey = z.infer<typeof SourceKey>

/** The most links by name that an activity's numbers tell apart; the views of any more are `other`. */
export const MAX_LINK_CODES = 12
