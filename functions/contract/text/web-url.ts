import { z } from 'zod'

/** What makes an address look like another one: control characters, and those that turn the direction of what follows. */
const DISGUISE = /[\p{Cc}\p{Bidi_Control}]/u
const TURNS = /\p{Bidi_Control}/u

const CREDENTIALS = /^https?:[/\\]*[^/\\?#]*@/i

/** Whether an address is what it looks like: no name or password before the host, and nothing that hides a part of it. */
function isPlain(value: string): boolean {
  return !DISGUISE.test(value) && !CREDENTIALS.test(value) && !TURNS.test(decoded(value))
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** A link that a person may follow: http or https, nothing else. */
export const WebUrl = z
  .url({ protocol: /^https?$/, message: 'Use a full link that starts with https://' })
  .max(2000)
  .refine(isPlain, 'Use a link without a password and without hidden characters.')
