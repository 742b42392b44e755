import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { ImportPicture, PictureImported } from '../../../contract/imports/import'
import type { Instant } from '../../../contract/time'
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '../../../contract/uploads/upload'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { refuseField } from '../../domain/refusal'
import { forgottenAt } from '../../domain/uploads/upload-files'
import { readRemote } from '../../gateways/web-page'
import { openBatch } from '../../store/firestore'
import { uploadDoc } from '../../store/uploads/uploads'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { remakeInWidths } from '../uploads/make-picture'

const PICTURE = {
  types: [...PICTURE_TYPES, 'application/octet-stream'],
  maxBytes: MAX_PICTURE_BYTES,
  noun: 'picture',
}

/**
 * Makes a picture of another site one of the person's own, as if they had uploaded it; forgotten when no activity is saved
 * with it within a day.
 * @throws Refusal at `url` when there is no picture that can be read
 */
export async function importPicture(
  by: Actor,
  { url }: z.output<typeof ImportPicture>,
  now: Instant,
): Promise<z.output<typeof PictureImported>> {
  await enforceRateLimit('import-picture', by, now)
  return { url: (await copyPicture(by, url, now)).url }
}

/**
 * The same for whoever counts it themselves.
 * @returns the upload that it has become
 */
export async function copyPicture(
  by: Actor,
  address: string,
  now: Instant,
  overallMs?: number,
): Promise<{ id: string; url: string }> {
  const { IMPORT_ALLOWED_ORIGINS: allowedOrigins } = config()
  const reach = { allowedOrigins, ...(overallMs !== undefined && { overallMs }) }
  const { bytes } = await readRemote(address, PICTURE, reach)
  const id = randomBytes(18).toString('base64url')
  await recordUpload(id, by, bytes.length, now)
  const made = await remakeInWidths(id, bytes)
  const isFine = 'url' in made
  const { writer, commit } = openBatch()
  writer.update(
    uploadDoc(id),
    isFine ? { status: 'ready', url: made.url } : { status: 'refused', reason: made.reason },
  )
  await commit()
  if (!isFine) throw refuseField('url', made.reason)
  return { id, url: made.url }
}

/** Written before its files are, so that a crash in between leaves nothing that is never forgotten. */
async function recordUpload(id: string, by: Actor, size: number, now: Instant): Promise<void> {
  const { writer, commit } = openBatch()
  writer.create(uploadDoc(id), {
    id,
    ownerUid: by.uid,
    contentType: 'image/webp',
    size,
    purpose: 'activity',
    status: 'issued',
    url: null,
    reason: null,
    attempts: 1,
    sweepAt: forgottenAt(now),
    createdAt: now,
  })
  await commit()
}
