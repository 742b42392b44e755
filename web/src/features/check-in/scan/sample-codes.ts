/** A key that tests sign codes of tickets with, as the server does. */
export interface SampleKey {
  /** The raw public key, in base64url. */
  readonly publicKey: string
  readonly codeOf: (keyId: string, shareRef: string, ticketId: string) => Promise<string>
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Makes a new key. */
export async function sampleKey(): Promise<SampleKey> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  return {
    publicKey: base64url(await crypto.subtle.exportKey('raw', pair.publicKey)),
    codeOf: async (keyId, shareRef, ticketId) => {
      const body = `T1.${keyId}.${shareRef}.${ticketId}`
      const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(body))
      return `${body}.${base64url(signature)}`
    },
  }
}
