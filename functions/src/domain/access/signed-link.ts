import { createHmac, timingSafeEqual } from 'node:crypto'

/** The key that lets whoever holds a mailed link see one thing, named by its purpose and id. */
export function linkKey(secret: string, purpose: string, id: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url')
}

/** Whether a key belongs to the thing; takes as long whether it does or not. */
export function isLinkKey(secret: string, purpose: string, id: string, key: string): boolean {
  const expected = Buffer.from(linkKey(secret, purpose, id))
  const given = Buffer.from(key)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
