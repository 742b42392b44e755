/** What a scanned text is: a ticket of ours that was signed, one whose key is not known here, or nothing of ours. */
export type ReadCode =
  | { readonly kind: 'signed'; readonly shareRef: string; readonly ticketId: string }
  | { readonly kind: 'unknown-key' }
  | { readonly kind: 'none' }

/** `T1.<key id>.<activity>.<ticket>.<signature>` (docs/tickets.md). */
const CODE = /^(T1\.([A-Za-z0-9]+)\.([a-z0-9]+)\.([\w-]+))\.([\w-]+)$/

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Whether a signature is right; a browser that cannot tell trusts the list, which knows the ticket by an id nobody guesses. */
async function isSigned(body: string, signature: string, publicKey: string): Promise<boolean> {
  let key: CryptoKey
  try {
    key = await crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify'])
  } catch {
    return true
  }
  try {
    return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(body))
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
  if (key === undefined) return { kind: 'unknown-key' }
  return (await isSigned(body, signature, key)) ? { kind: 'signed', shareRef, ticketId } : { kind: 'none' }
}
