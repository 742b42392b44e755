import type { z } from 'zod'
import type { RequestUpload, UploadTicket } from '../../../contract/uploads/upload'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { incomingPath } from '../../domain/uploads/upload-files'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { issueUpload } from './issue-upload'

/** Issues a name for a picture or video; storage rules accept the file only under it and only from this person. */
export async function requestUpload(
  by: Actor,
  input: z.output<typeof RequestUpload>,
  now: Instant,
): Promise<z.output<typeof UploadTicket>> {
  await enforceRateLimit('upload', by, now)
  const uploadId = await issueUpload(by, input, now)
  return { uploadId, path: incomingPath(by.uid, uploadId) }
}
