import { z } from 'zod'
import { LocationType, Visibility } from 'functions/contract/activities/activity'
import type { ActivityDraft } from '../draft'
import { Marks } from '../sources/marks'

/** How this device and the server stand with a draft (`draft-sync`). */
const Mark = z.object({ key: z.string(), version: z.int(), isSynced: z.boolean() })

/** What is kept in the browser as the person types. A draft of another shape, from an older release, is ignored. */
const StoredDraft = z.object({
  version: z.literal(1),
  savedAt: z.iso.datetime(),
  draft: z.custom<ActivityDraft>((value) => isDraft(value)),
  mark: Mark.optional(),
})
export type StoredDraft = z.infer<typeof StoredDraft>

/** Lists and texts must be there; whether they make a valid activity is asked when it is saved. */
function isDraft(value: unknown): boolean {
  const shape = z.looseObject({
    title: z.string(),
    richDescription: z.string(),
    thumbnail: z.string(),
    media: z.array(z.object({ url: z.string() })),
    startDate: z.string(),
    endDate: z.string(),
    timezone: z.string(),
    type: LocationType,
    audience: Visibility,
    ticketTypes: z.array(z.looseObject({ title: z.string(), price: z.number(), currency: z.string() })),
    promocodes: z.array(z.looseObject({ code: z.string() })),
    location: z.looseObject({ name: z.string(), address: z.string() }),
    meetingUrl: z.string(),
    marks: Marks.optional(),
    rsvp: z.looseObject({ plusOnes: z.number(), needsApproval: z.boolean() }),
  })
  return shape.safeParse(value).success
}

/** A form as another device left it on the server, or null when it has another shape, from another release. */
export function toDraft(content: unknown): ActivityDraft | null {
  return isDraft(content) ? (content as ActivityDraft) : null
}

/** The person's own corner of the browser's storage: `of` is a share reference, the key of a draft, or `new`. */
function keyOf(uid: string, of: string): string {
  return `turnout.draft.${uid}.${of}`
}

/** The draft kept for a person, or undefined when there is none that can be read. */
export function readStoredDraft(uid: string, of: string): StoredDraft | undefined {
  try {
    const text = localStorage.getItem(keyOf(uid, of))
    return text === null ? undefined : StoredDraft.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Keeps a draft. Answers whether it was kept: storage may be full, or forbidden. */
export function storeDraft(
  uid: string,
  of: string,
  draft: ActivityDraft,
  now: Date,
  mark?: StoredDraft['mark'],
): boolean {
  try {
    const stored: StoredDraft = { version: 1, savedAt: now.toISOString(), draft, mark }
    localStorage.setItem(keyOf(uid, of), JSON.stringify(stored))
    return true
  } catch {
    return false
  }
}

/** Forgets a draft that was saved on the server, or discarded. */
export function forgetDraft(uid: string, of: string): void {
  try {
    localStorage.removeItem(keyOf(uid, of))
  } catch {
    // Storage that cannot be reached holds nothing to forget.
  }
}
