import { randomBytes } from 'node:crypto'
import type { Instant } from '../../../contract/time'
import type { Upload } from '../../../contract/uploads/upload'
import type { Actor } from '../../domain/access/actor'
import { forgottenAt } from '../../domain/uploads/upload-files'
import { openBatch } from '../../store/firestore'
import { uploadDoc } from '../../store/uploads/uploads'

/** Writes down a file that is to come from a person, under a name that nobody can guess. */
export async function issueUpload(
  by: Actor,
  file: Pick<Upload, 'contentType' | 'size' | 'purpose'>,
  now: Instant,
): Promise<string> {
  const id = randomBytes(18).toString('base64url')
  const { writer, commit } = openBatch()
  writer.create(uploadDoc(id), {
    ...file,
    id,
    ownerUid: by.uid,
    status: 'issued',
    url: null,
    reason: null,
    attempts: 0,
    sweepAt: forgottenAt(now),
    createdAt: now,
  })
  await commit()
  return id
}
