import { PICTURE_WIDTHS } from '../../../contract/uploads/upload'
import { findFile, saveFile } from '../../gateways/bucket'
import { checkPicture, remakePicture } from '../../gateways/pictures'
import { picturePath } from '../../domain/uploads/upload-files'
import type { UploadOutcome } from '../../domain/uploads/upload-outcome'

const REASONS = {
  unreadable: 'This file is not a picture that we can read.',
  'too-many-pixels': 'This picture has more than 50 million pixels. Save it smaller and add it again.',
} as const

/** Makes a picture in the widths of pages; undefined when the file is no longer there. */
export async function makePicture(uploadId: string, path: string): Promise<UploadOutcome | undefined> {
  const bytes = await findFile(path)
  return bytes && remakeInWidths(uploadId, bytes)
}

/** The same of bytes that are at hand. */
export async function remakeInWidths(uploadId: string, bytes: Buffer): Promise<UploadOutcome> {
  const check = await checkPicture(bytes)
  if (!check.isFine) return { reason: REASONS[check.reason] }
  for (const width of PICTURE_WIDTHS) {
    const picture = await remakePicture(bytes, width, check)
    if (!picture) return { reason: REASONS.unreadable }
    await saveFile(picturePath(uploadId, width), picture, 'image/webp')
  }
  return { url: `/app/pictures/${uploadId}/${PICTURE_WIDTHS[1]}.webp` }
}
