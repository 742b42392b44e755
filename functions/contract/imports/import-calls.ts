import type { Call } from '../api/call'
import { ImportPicture, PictureImported } from './import'

/** What is taken over from elsewhere. */
export const IMPORT_CALLS = {
  importPicture: {
    access: 'verified',
    summary: 'Make a picture of another site one of the own',
    input: ImportPicture,
    output: PictureImported,
  },
} as const satisfies Record<string, Call>
