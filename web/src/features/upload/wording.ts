import type { UploadErrorCode } from '../../data/uploads'

/** What a failed upload says: what happened and what to do. */
export const uploadErrorWording = {
  unauthenticated: 'You were signed out. Sign in again, then add the picture once more.',
  'quota-exceeded': 'There is no room for pictures right now. Try again later; everything else is saved.',
  unauthorized: 'This picture may not be put here. Add it once more; if that fails, sign in again.',
  'object-not-found': 'The picture got lost on the way. Add it once more.',
  'retry-limit-exceeded': 'The connection is too slow or was lost. Try again when it is better.',
  canceled: 'The upload was canceled.',
  refused: 'This file cannot be used.',
  unknown: 'The upload failed. Try again.',
} as const satisfies Record<UploadErrorCode, string>

export const uploadWording = {
  choose: 'Choose a picture',
  drop: 'or drop it here',
  limits: 'JPEG, PNG, WebP or GIF, up to 10 MB',
  change: 'Change',
  remove: 'Remove',
  cancel: 'Cancel',
  pause: 'Pause',
  resume: 'Resume',
  retry: 'Try again',
  uploading: (name: string) => `Uploading ${name}`,
  paused: (name: string) => `Paused: ${name}`,
  checking: 'Getting it ready',
  done: 'Picture added',
  altText: 'What does the picture show?',
  altHelp: 'For people who cannot see it.',
  wrongType: 'Choose a JPEG, PNG, WebP or GIF picture.',
  tooLarge: 'Choose a picture below 10 MB.',
} as const
