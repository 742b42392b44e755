import { z } from 'zod'
import { Location, LocationType, PictureUrl } from '../activities/activity'
import { MAX_DESCRIPTION } from '../drafts/ai-draft'
import { WebUrl } from '../text/web-url'
import { ShareRef } from '../ids'
import { TicketTypeSave } from '../tickets/ticket-type'
import { TimeZone, WallTime } from '../time'

/** The largest page, calendar or table that is read. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024

/** The most events of one source that are offered, and the most dates of one event. */
export const MAX_FOUND = 50
export const MAX_OCCURRENCES = 50

/** The most that is named of what an import leaves out, and the most pages of a list. */
export const MAX_LEFT_OUT = 50
export const MAX_PAGES = 50

const text = z
  .string()
  .refine((value) => value.trim() !== '', 'Paste or choose something first.')
  .refine((value) => value.length <= MAX_IMPORT_BYTES, 'Choose a file below 5 MB.')

/** The person's own zone, for a source that names none. */
const timezone = TimeZone

/**
 * Where to import from: an address, the text of a calendar or table, or text that somebody pasted, which is looked at to
 * tell what it is.
 */
export const ImportActivity = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('url'), url: WebUrl, timezone }),
  z.strictObject({ kind: z.enum(['ics', 'csv', 'text']), text, timezone }),
])
export type ImportActivity = z.infer<typeof ImportActivity>

export const ImportKind = z.enum(['page', 'ics', 'csv'])
export type ImportKind = z.infer<typeof ImportKind>

/** A date of an event that repeats, on the clock of the event's zone. */
export const Occurrence = z.object({ startDate: WallTime, endDate: WallTime })
export type Occurrence = z.infer<typeof Occurrence>

/** One event that a source holds, as the fields of an activity. Nothing of it is saved before the person says so. */
export const ImportedActivity = z.object({
  /** What the source calls the event; tells its events apart and knows them again. */
  uid: z.string().max(500),
  /** The event's own page. */
  url: WebUrl.nullable(),
  title: z.string().max(120),
  description: z.string().max(300),
  richDescription: z.string().max(40_000),
  startDate: WallTime,
  endDate: WallTime,
  timezone: TimeZone,
  type: LocationType,
  location: Location.nullable(),
  meetingUrl: WebUrl.nullable(),
  ticketTypes: z.array(TicketTypeSave).max(20),
  /** The source's own picture, elsewhere on the web: `importPicture` makes it one of ours. */
  pictureUrl: WebUrl.nullable(),
  /** Why each field is a guess that the person should look at, by the name of the field. */
  guessed: z.record(z.string(), z.string()),
  /** The dates to choose from when it repeats; empty when it does not. */
  occurrences: z.array(Occurrence).max(MAX_OCCURRENCES),
  warnings: z.array(z.string()),
})
export type ImportedActivity = z.infer<typeof ImportedActivity>

/** What an import found. */
export const ImportFound = z.object({
  source: z.object({ kind: ImportKind, url: WebUrl.nullable(), name: z.string() }),
  found: z.array(ImportedActivity).max(MAX_FOUND),
  /** What the source holds and is not offered, with why; the first of them by name. */
  leftOut: z.object({
    count: z.int().min(0),
    items: z.array(z.object({ title: z.string(), why: z.string() })).max(MAX_LEFT_OUT),
  }),
  /** The text of a source that does not say that it is an event: a draft can be made from it. */
  words: z.string().max(MAX_DESCRIPTION).nullable(),
  /** The pages of single events that a page lists without describing them. */
  pages: z.array(z.object({ title: z.string(), url: WebUrl })).max(MAX_PAGES),
  /** What the person imported from there before. `uid` is the event that it was, where the source still has it. */
  alreadyImported: z.array(z.object({ shareRef: ShareRef, title: z.string(), uid: z.string().nullable() })),
  /** What could not be read, for the person. */
  warnings: z.array(z.string()),
})
export type ImportFound = z.infer<typeof ImportFound>

export const ImportPicture = z.strictObject({ url: WebUrl })
/** The picture as one of our own. */
export const PictureImported = z.object({ url: PictureUrl })
