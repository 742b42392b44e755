import type { Upload } from '../../../contract/uploads/upload'
import { uploadKindOf } from '../../../contract/uploads/upload'
import type { UploadOutcome } from '../../domain/uploads/upload-outcome'
import { deleteFile } from '../../gateways/bucket'
import { log } from '../../log'
import { openBatch } from '../../store/firestore'
import { findUpload, uploadDoc } from '../../store/uploads/uploads'
import { makePicture } from './make-picture'
import { makeVideo } from './steps/make-video'

/** A file that ends the program each time would be tried again for a day. */
const MOST_ATTEMPTS = 4

/**
 * Makes what pages need from an uploaded file and deletes the file. What is no picture or video, whatever it calls
 * itself, is refused with a reason that the person sees. Safe to repeat.
 * @param path `uploads/<uid>/<uploadId>`; other paths are not ours to touch
 */
export async function storeUpload(path: string): Promise<void> {
  const [, uid, uploadId] = /^uploads\/([^/]+)\/([\w-]+)$/.exec(path) ?? []
  if (uid === undefined || uploadId === undefined) return
  const upload = await findUpload(uploadId)
  if (upload?.ownerUid === uid && upload.status === 'issued') {
    const made = await make(upload, path)
    if (!made) return
    await finish(upload, made)
  }
  // Also a file that came after its upload was forgotten, and one whose deletion failed the last time.
  await deleteFile(path)
}

async function make(upload: Upload, path: string): Promise<UploadOutcome | undefined> {
  const attempts = upload.attempts + 1
  if (attempts > MOST_ATTEMPTS)
    return { reason: 'We could not read this file. Save it anew and add it again.' }
  await change(upload.id, { attempts })
  return uploadKindOf(upload.contentType) === 'video'
    ? makeVideo(upload.id, path)
    : makePicture(upload.id, path)
}

async function finish({ id, purpose }: Upload, made: UploadOutcome): Promise<void> {
  if ('reason' in made) {
    log.warn('uploadRefused', { uploadId: id, reason: made.reason })
    return change(id, { status: 'refused', reason: made.reason })
  }
  return change(id, { status: 'ready', url: made.url, ...(purpose === 'other' && { sweepAt: null }) })
}

async function change(uploadId: string, to: Partial<Upload>): Promise<void> {
  const { writer, commit } = openBatch()
  writer.update(uploadDoc(uploadId), to)
  await commit()
}
