import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { RequestUpload, UploadTicket } from '../../contract/upload'
import type { Instant } from '../../contract/time'
import type { Actor } from '../domain/actor'
import { forgottenAt, incomingPath } from '../domain/upload-files'
import { openBatch } from '../store/firestore'
import { uploadDoc } from '../store/uploads'
import { requireUnhurried } from './guards'

const PACE = { uses: 60, seconds: 3600 }

/** Issues a name for a picture or video; storage rules accept the file only under it and only from this person. */
export async function requestUpload(
  by: Actor,
  input: z.output<typeof RequestUpload>,
  now: Instant,
): Promise<z.output<typeof UploadTicket>> {
  await requireUnhurried(`upload:${by.uid}`, PACE, now)
  const uploadId = randomBytes(18).toString('base64url')
  const { writer, commit } = openBatch()
  writer.create(uploadDoc(uploadId), {
    ...input,
    id: uploadId,
    ownerUid: by.uid,
    status: 'issued',
    url: null,
    reason: null,
    attempts: 0,
    sweepAt: forgottenAt(now),
    createdAt: now,
  })
  await commit()
  return { uploadId, path: incomingPath(by.uid, uploadId) }
}
