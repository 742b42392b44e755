import { PICTURE_WIDTHS } from '../../contract/upload'
import type { Upload } from '../../contract/upload'
import { deleteFile, findFile, picturePath, remakePicture, savePicture } from '../gateways/pictures'
import { log } from '../log'
import { openBatch } from '../store/firestore'
import { findUpload, uploadDoc } from '../store/uploads'

/**
 * Makes the sizes that pages need from an uploaded file and deletes the file. What is no picture, whatever it calls
 * itself, is refused with a reason that the person sees. Safe to repeat.
 * @param path `uploads/<uid>/<uploadId>`; other paths are not ours to touch
 */
export async function storePicture(path: string): Promise<void> {
  const [, uid, uploadId] = /^uploads\/([^/]+)\/([\w-]+)$/.exec(path) ?? []
  if (uid === undefined || uploadId === undefined) return
  const upload = await findUpload(uploadId)
  if (upload?.ownerUid !== uid || upload.status !== 'issued') return
  const bytes = await findFile(path)
  if (!bytes) return
  for (const width of PICTURE_WIDTHS) {
    const picture = await remakePicture(bytes, width)
    if (!picture) {
      log.warn('pictureRefused', { uploadId })
      await finish(uploadId, { status: 'refused', reason: 'This file is not a picture that we can read.' })
      await deleteFile(path)
      return
    }
    await savePicture(picturePath(uploadId, width), picture)
  }
  await finish(uploadId, { status: 'ready', url: `/app/pictures/${uploadId}/${PICTURE_WIDTHS[1]}.webp` })
  await deleteFile(path)
}

/** One size of a picture, or undefined when there is no such picture. */
export function findPicture(id: string, width: number): Promise<Buffer | undefined> {
  return findFile(picturePath(id, width))
}

async function finish(uploadId: string, change: Partial<Upload>): Promise<void> {
  const { writer, commit } = openBatch()
  writer.update(uploadDoc(uploadId), change)
  await commit()
}
