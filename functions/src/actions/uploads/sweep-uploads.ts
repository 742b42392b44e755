import type { Instant } from '../../../contract/time'
import { forgottenAt, pathsOf } from '../../domain/uploads/upload-files'
import { deleteFile } from '../../gateways/bucket'
import { log } from '../../log'
import { isInDraft } from '../../store/drafts/activity-drafts'
import { isWriteConflict } from '../../store/firestore'
import { forgetUpload, listForgotten, postponeUpload, withdrawUpload } from '../../store/uploads/uploads'
import type { FoundUpload } from '../../store/uploads/uploads'

const AT_ONCE = 50

/**
 * Deletes uploads that never arrived, were refused, or that no activity was saved with in time, and their files. The document
 * goes last, so that a crash half-way leaves something to go on with; it is withdrawn first, so that no save takes it meanwhile.
 * What a draft shows stays, and is looked at again a day later.
 */
export async function sweepUploads(now: Instant): Promise<void> {
  for (const upload of await listForgotten(now, AT_ONCE)) {
    try {
      if (await isInDraft(upload)) await postponeUpload(upload, forgottenAt(now))
      else await forget(upload)
    } catch (error) {
      // Somebody saves an activity with it at this moment: it is in use.
      if (!isWriteConflict(error)) log.error('sweepFailed', { uploadId: upload.id, error: String(error) })
    }
  }
}

async function forget(upload: FoundUpload): Promise<void> {
  await withdrawUpload(upload)
  for (const path of pathsOf(upload)) await deleteFile(path)
  await forgetUpload(upload.id)
}
