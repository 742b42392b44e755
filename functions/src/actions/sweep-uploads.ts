import type { Instant } from '../../contract/time'
import { pathsOf } from '../domain/upload-files'
import { deleteFile } from '../gateways/bucket'
import { log } from '../log'
import { isOvertaken } from '../store/firestore'
import { forgetUpload, listForgotten, withdrawUpload } from '../store/uploads'

const AT_ONCE = 50

/**
 * Deletes uploads that never arrived, were refused, or that no activity was saved with in time, and their files. The document
 * goes last, so that a crash half-way leaves something to go on with; it is withdrawn first, so that no save takes it meanwhile.
 */
export async function sweepUploads(now: Instant): Promise<void> {
  for (const upload of await listForgotten(now, AT_ONCE)) {
    try {
      await withdrawUpload(upload)
      for (const path of pathsOf(upload)) await deleteFile(path)
      await forgetUpload(upload.id)
    } catch (error) {
      // Somebody saves an activity with it at this moment: it is in use.
      if (!isOvertaken(error)) log.error('sweepFailed', { uploadId: upload.id, error: String(error) })
    }
  }
}
