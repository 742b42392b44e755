import { z } from 'zod'
import { ServerId, Uid } from '../ids'
import { Instant } from '../time'

/** The pictures and videos that can be uploaded, and how large they may be. Storage rules repeat all of it. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/quicktime'] as const
export const MAX_VIDEO_BYTES = 100 * 1024 * 1024
export const MAX_VIDEO_SECONDS = 180

/** The widths, in CSS pixels, that pages are served. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const

/** Files above this size are sent in parts that survive a lost connection (specification, section 7). */
export const RESUMABLE_ABOVE_BYTES = 256 * 1024

const UploadType = z.enum([...PICTURE_TYPES, ...VIDEO_TYPES])
export type UploadType = z.infer<typeof UploadType>

/** What a content type is to us; undefined for what cannot be uploaded. */
export function uploadKindOf(contentType: string): 'image' | 'video' | undefined {
  if ((PICTURE_TYPES as readonly string[]).includes(contentType)) return 'image'
  return (VIDEO_TYPES as readonly string[]).includes(contentType) ? 'video' : undefined
}

const TOO_LARGE = { image: 'Choose a picture below 10 MB.', video: 'Choose a video below 100 MB.' } as const

/** Why a file is too large for its kind, or undefined. */
export function tooLarge(contentType: string, size: number): string | undefined {
  const kind = uploadKindOf(contentType)
  const most = kind === 'video' ? MAX_VIDEO_BYTES : MAX_PICTURE_BYTES
  return kind !== undefined && size > most ? TOO_LARGE[kind] : undefined
}

/** What the file is for. What was meant for an activity is forgotten when no activity was saved with it within a day. */
const UploadPurpose = z.enum(['activity', 'other'])

export const RequestUpload = z
  .strictObject({
    contentType: z.enum(
      UploadType.options,
      'Choose a JPEG, PNG, WebP or GIF picture, or an MP4, WebM or MOV video.',
    ),
    size: z.int().min(1, 'This file is empty.'),
    purpose: UploadPurpose.default('other'),
  })
  .superRefine(({ contentType, size }, context) => {
    const message = tooLarge(contentType, size)
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['size'], message })
  })

export const UploadStatus = z.enum(['issued', 'ready', 'refused'])

/** `uploads/{id}`: one picture or video on its way in; its owner may read it. */
export const Upload = z.object({
  id: ServerId,
  ownerUid: Uid,
  contentType: UploadType,
  size: z.int(),
  purpose: UploadPurpose.default('other'),
  status: UploadStatus,
  /** Set when ready: a picture at its middle width, or the video. */
  url: z.string().nullable(),
  /** Set when refused: what is wrong with the file, for the person. */
  reason: z.string().nullable(),
  /** How often the server has begun to look at the file: one that ends the program each time is given up. */
  attempts: z.int().default(0),
  /** When it is forgotten, its files included; null once it is in use. */
  sweepAt: Instant.nullable().default(null),
  createdAt: Instant,
})
export type Upload = z.infer<typeof Upload>

/** Where the file goes in the storage bucket: a name that the server chose. */
export const UploadTicket = z.object({ uploadId: ServerId, path: z.string() })
