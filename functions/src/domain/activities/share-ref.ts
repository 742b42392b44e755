import { createHash } from 'node:crypto'
import { RESERVED_SEGMENTS, SHARE_REF_ALPHABET } from '../../../contract/ids'
import type { ShareRef } from '../../../contract/ids'

const LENGTH = 10

/**
 * A share reference made from a text: the same text always makes the same one, so that a repeated request names the same
 * activity. 31 letters and ten places make 8e14 references.
 */
export function shareRefFrom(text: string): ShareRef {
  let digest = createHash('sha256').update(text).digest()
  const reserved = new Set<string>(RESERVED_SEGMENTS)
  for (;;) {
    const ref = readLetters(digest)
    if (ref.length === LENGTH && !reserved.has(ref)) return ref
    digest = createHash('sha256').update(digest).digest()
  }
}

/**
 * The reference of a ticket type, made from what its client called it: saved again under that name, it is the same one.
 */
export function ticketTypeRefFrom(activity: ShareRef, tempId: string): ShareRef {
  return shareRefFrom(`ticket-type:${activity}:${tempId}`)
}

/** Bytes that would favour some letters are passed over. */
function readLetters(bytes: Buffer): string {
  const size = SHARE_REF_ALPHABET.length
  const fair = Math.floor(256 / size) * size
  const letters = [...bytes].filter((byte) => byte < fair).map((byte) => SHARE_REF_ALPHABET[byte % size])
  return letters.slice(0, LENGTH).join('')
}

/** An id made from a text, for documents whose creation must happen once: 26 letters, digits, - and _. */
export function serverIdFrom(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 26)
}
