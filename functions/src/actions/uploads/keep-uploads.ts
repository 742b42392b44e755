import type { Activity } from '../../../contract/activities/activity'
import type { ActivitySave } from '../../../contract/activities/activity-save'
import type { FieldError } from '../../../contract/api/errors'
import { uploadIdOf } from '../../../contract/uploads/media'
import type { Instant } from '../../../contract/time'
import type { Upload } from '../../../contract/uploads/upload'
import type { Actor } from '../../domain/access/actor'
import { Refusal } from '../../domain/refusal'
import { forgottenAt } from '../../domain/uploads/upload-files'
import { inTransaction } from '../../store/firestore'
import type { Writer } from '../../store/firestore'
import { uploadDoc } from '../../store/uploads/uploads'

type Pictured = Pick<Activity, 'media' | 'thumbnail'>

const GONE = 'This is no longer here: it was not saved within a day. Remove it and add it again.'

/** The uploads that an activity shows, each with the field that names it. */
function uploadsIn({ media, thumbnail }: Pictured): Map<string, string> {
  const named = [
    ...media.map(({ url }, index) => [url, `media.${index}.url`] as const),
    ...media.map(({ posterUrl }, index) => [posterUrl ?? '', `media.${index}.posterUrl`] as const),
    [thumbnail, 'thumbnail'] as const,
  ]
  const uploads = new Map<string, string>()
  for (const [url, path] of named) {
    const id = uploadIdOf(url)
    if (id !== undefined && !uploads.has(id)) uploads.set(id, path)
  }
  return uploads
}

/**
 * Asks that every upload new to an activity is the person's own and ready, and puts off when it is forgotten, so that it is
 * still there when the save is written.
 * @param saved what the activity shows already; null for a new one
 * @returns the uploads to keep with the save
 * @throws Refusal at the items that are not there, or not theirs: the answer is the same
 */
export async function requireUploads(
  by: Actor,
  draft: Pick<ActivitySave, 'media' | 'thumbnail'>,
  saved: Pictured | null,
  now: Instant,
): Promise<string[]> {
  const before = saved ? uploadsIn(saved) : new Map<string, string>()
  const added = [...uploadsIn(draft)].filter(([id]) => !before.has(id))
  if (added.length === 0) return []
  await inTransaction(async (tx) => {
    const found = await Promise.all(added.map(async ([id]) => (await tx.get(uploadDoc(id))).data()))
    const missing = added.filter((_, index) => !isUsable(found[index], by))
    if (missing.length > 0) throw refuseMissingFiles(missing.map(([, path]) => ({ path, message: GONE })))
    for (const upload of found) {
      if (upload && upload.sweepAt !== null) tx.update(uploadDoc(upload.id), { sweepAt: forgottenAt(now) })
    }
  })
  return added.map(([id]) => id)
}

function isUsable(upload: Upload | undefined, by: Actor): boolean {
  return upload?.ownerUid === by.uid && upload.status === 'ready'
}

function refuseMissingFiles(errors: FieldError[]): Refusal {
  return new Refusal('invalid-input', GONE, errors)
}

/** Keeps uploads for good, with the save that uses them. */
export function keepUploads(writer: Writer, ids: readonly string[]): void {
  for (const id of ids) writer.update(uploadDoc(id), { sweepAt: null })
}
