import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import type { CryptoKey, JWK, JWTPayload } from 'jose'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The key with which tokens are signed, and what verifies them. */
export interface SigningKey {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicJwk: JWK
}

/** A new key, to be kept as it is. */
export async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return exportJWK(privateKey)
}

export async function readKey(jwk: JWK): Promise<SigningKey> {
  const { kty, n, e } = jwk
  const kid = await calculateJwkThumbprint({ kty, n, e } as JWK)
  const privateKey = (await importJWK(jwk, 'RS256')) as CryptoKey
  return { kid, privateKey, publicJwk: { kty, n, e, kid, alg: 'RS256', use: 'sig' } as JWK }
}

/** The key in a file, which is made when there is none; of two stacks that start at once, both get the first one's. */
export async function keptKey(file: string): Promise<SigningKey> {
  if (!existsSync(file)) {
    const made = JSON.stringify(await makeKey())
    try {
      writeFileSync(file, made, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'EEXIST') throw error
    }
  }
  return readKey(JSON.parse(readFileSync(file, 'utf8')) as JWK)
}

/** A token of these claims, in the form of App Check's. */
export function signToken({ kid, privateKey }: SigningKey, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid }).sign(privateKey)
}
