import { z } from 'zod'
import { ServerId, Uid } from './ids'
import { Instant } from './time'

/** The pictures that can be uploaded, and how large they may be. Storage rules repeat both. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024

/** The widths, in CSS pixels, that pages are served. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const

export const RequestUpload = z.strictObject({
  contentType: z.enum(PICTURE_TYPES, 'Choose a JPEG, PNG, WebP or GIF picture.'),
  size: z.int().min(1, 'This file is empty.').max(MAX_PICTURE_BYTES, 'Choose a picture below 10 MB.'),
})

export const UploadStatus = z.enum(['issued', 'ready', 'refused'])

/** `uploads/{id}`: one picture on its way in; its owner may read it. */
export const Upload = z.object({
  id: ServerId,
  ownerUid: Uid,
  contentType: z.enum(PICTURE_TYPES),
  size: z.int(),
  status: UploadStatus,
  /** Set when ready: the picture at its middle width. */
  url: z.string().nullable(),
  /** Set when refused: what is wrong with the file, for the person. */
  reason: z.string().nullable(),
  createdAt: Instant,
})
export type Upload = z.infer<typeof Upload>

/** Where the file goes in the storage bucket: a name that the server chose. */
export const UploadTicket = z.object({ uploadId: ServerId, path: z.string() })
