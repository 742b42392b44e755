import type { Call } from '../api/call'
import { RequestUpload, UploadTicket } from './upload'

/** Pictures and videos on their way in. */
export const UPLOAD_CALLS = {
  requestUpload: {
    access: 'verified',
    summary: 'Ask for a place to upload a picture to',
    input: RequestUpload,
    output: UploadTicket,
  },
} as const satisfies Record<string, Call>
