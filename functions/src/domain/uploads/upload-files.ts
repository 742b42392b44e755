import type { Instant } from '../../../contract/time'
import { PICTURE_WIDTHS } from '../../../contract/uploads/upload'
import { minutesAfter } from '../wall-time'

/* Where files are kept in the storage bucket. What was made of an upload never changes: a new one has a new id. */

export type VideoContainer = 'mp4' | 'webm'

/** Where a file comes in. Storage rules say the same. */
export function incomingPath(uid: string, uploadId: string): string {
  return `uploads/${uid}/${uploadId}`
}

export function picturePath(id: string, width: number): string {
  return `pictures/${id}/${width}.webp`
}

export function videoPath(id: string, container: VideoContainer): string {
  return `videos/${id}.${container}`
}

/** Every file that an upload may have left. */
export function pathsOf({ id, ownerUid }: { id: string; ownerUid: string }): string[] {
  return [
    incomingPath(ownerUid, id),
    ...PICTURE_WIDTHS.map((width) => picturePath(id, width)),
    videoPath(id, 'mp4'),
    videoPath(id, 'webm'),
  ]
}

/** When an upload is forgotten that nothing was saved with: a day from now. */
export function forgottenAt(now: Instant): Instant {
  return minutesAfter(now, 24 * 60)
}
