import { videoPath } from '../../../domain/uploads/upload-files'
import type { UploadOutcome } from '../../../domain/uploads/upload-outcome'
import { findFile, saveFile } from '../../../gateways/bucket'
import { remakeVideo } from '../../../gateways/videos'

/** Makes a video that begins at once and says nothing of where it was taken; undefined when the file is gone. */
export async function makeVideo(uploadId: string, path: string): Promise<UploadOutcome | undefined> {
  const bytes = await findFile(path)
  if (!bytes) return undefined
  const made = await remakeVideo(bytes)
  if (made === 'unreadable') return { reason: 'This file is not a video that we can read.' }
  if ('reason' in made) return made
  await saveFile(videoPath(uploadId, made.container), made.bytes, `video/${made.container}`)
  return { url: `/app/videos/${uploadId}.${made.container}` }
}
