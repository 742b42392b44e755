import { readyToVerify } from './verify-signature'
import type { Bytes, Verify } from './verify-signature'

/** What a scanned text is: a ticket of ours that was signed, one that cannot be checked here, or nothing of ours. */
export type ReadCode =
  | { readonly kind: 'signed'; readonly shareRef: string; readonly ticketId: string }
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'none' }

/** `T1.<key id>.<activity>.<ticket>.<signature>` (docs/tickets.md). */
const CODE = /^(T1\.([A-Za-z0-9]+)\.([a-z0-9]+)\.([\w-]+))\.([\w-]+)$/

/** Many spellings decode to the same bytes; one of them is a code (RFC 4648, section 3.5). */
function isCanonical(base64url: string): boolean {
  const spelled = btoa(String.fromCharCode(...bytesOf(base64url)))
  return spelled.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === base64url
}

function bytesOf(base64url: string): Bytes {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Whether a signature is right; undefined when this device cannot tell. */
async function findSigned(body: string, signature: string, publicKey: string): Promise<boolean | undefined> {
  let verify: Verify
  try {
    verify = await readyToVerify()
  } catch (error) {
    console.warn('This device cannot check signatures.', error)
    return undefined
  }
  try {
    if (!isCanonical(signature)) return false
    return await verify(new TextEncoder().encode(body), bytesOf(signature), bytesOf(publicKey))
  } catch {
    return false
  }
}

/**
 * Reads a scanned text and checks who signed it, without a network.
 * @param keys the raw public keys by id, in base64url
 */
export async function readCode(text: string, keys: Readonly<Record<string, string>>): Promise<ReadCode> {
  const match = CODE.exec(text.trim())
  if (!match) return { kind: 'none' }
  const [, body = '', keyId = '', shareRef = '', ticketId = '', signature = ''] = match
  const key = Object.hasOwn(keys, keyId) ? keys[keyId] : undefined
  if (key === undefined) return { kind: 'unchecked' }
  const isSigned = await findSigned(body, signature, key)
  if (isSigned === undefined) return { kind: 'unchecked' }
  return isSigned ? { kind: 'signed', shareRef, ticketId } : { kind: 'none' }
}
