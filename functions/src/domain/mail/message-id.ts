import { createHash } from 'node:crypto'
import type { Instant } from '../../../contract/time'

/** How long the same words count as sent already: long enough for a second press and for a retry, short enough to ask again. */
const WINDOW_MINUTES = 10

/** A message as it is told from others. */
export interface MessageKey {
  /** The kind of message, and what it is about. */
  readonly about: string
  readonly from: string
  readonly to: string
  readonly text: string
}

/**
 * The id of a message's mail. It is the same for the same words from and to the same addresses within ten minutes (windows begin at
 * the same moment for everybody), and another one later: the same question may be asked again the next day.
 */
export function messageId({ about, from, to, text }: MessageKey, now: Instant): string {
  const slot = Math.floor(Date.parse(now) / (WINDOW_MINUTES * 60_000))
  const words = JSON.stringify([from.toLowerCase(), to.toLowerCase(), text, slot])
  return `${about}-${createHash('sha256').update(words).digest('base64url').slice(0, 26)}`
}
