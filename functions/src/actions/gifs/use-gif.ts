import type { z } from 'zod'
import type { UsedGif, UseGif } from '../../../contract/gifs/gif'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { Refusal, refuseMissing } from '../../domain/refusal'
import { incomingPath } from '../../domain/uploads/upload-files'
import { saveFile } from '../../gateways/bucket'
import { fetchGif } from '../../gateways/gifs'
import { checkPicture } from '../../gateways/pictures'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { issueUpload } from '../uploads/issue-upload'

const CONTENT_TYPE = 'image/gif'

/** Puts an animated picture where an upload of the person would be; from there on it is made into ours like any other. */
export async function useGif(
  by: Actor,
  { id }: z.output<typeof UseGif>,
  now: Instant,
): Promise<z.output<typeof UsedGif>> {
  await enforceRateLimit('use-gif', by, now)
  const bytes = await fetchGif(config(), id)
  if (!bytes) throw refuseMissing('picture')
  const check = await checkPicture(bytes)
  if (!check.isFine) throw new Refusal('conflict', 'This picture cannot be used. Choose another one.')
  const file = { contentType: CONTENT_TYPE, size: bytes.length, purpose: 'activity' } as const
  const uploadId = await issueUpload(by, file, now)
  await saveFile(incomingPath(by.uid, uploadId), bytes, CONTENT_TYPE)
  return { uploadId }
}
