/** Whether a signature over a text was made by the owner of a raw public key. */
export type Verify = (text: Bytes, signature: Bytes, publicKey: Bytes) => Promise<boolean>
export type Bytes = Uint8Array<ArrayBuffer>

const byBrowser: Verify = async (text, signature, publicKey) => {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, text)
}

/** The public key of RFC 8032, section 7.1, test 1: good for asking whether the browser takes any. */
const SAMPLE_KEY = Uint8Array.from(
  'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'.match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
)

async function findWay(): Promise<Verify> {
  try {
    await crypto.subtle.importKey('raw', SAMPLE_KEY, 'Ed25519', false, ['verify'])
    return byBrowser
  } catch {
    return (await import('./verify-by-script')).verifyByScript
  }
}

let way: Promise<Verify> | undefined

/**
 * Gets ready to verify: by the browser, or where it knows no Ed25519, by a script that is loaded then. A door does so when
 * it opens, as the script cannot be loaded once there is no network.
 */
export function readyToVerify(): Promise<Verify> {
  way ??= findWay().catch((error: unknown) => {
    way = undefined
    throw error
  })
  return way
}
