import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/** Signing keys by id. New tickets are signed with the first; older ones stay good for tickets already out. */
export type TicketKeys = ReadonlyMap<string, KeyObject>

/** DER header of an Ed25519 private key (RFC 8410), to which the 32-byte seed is appended. */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Reads `id:seed,id:seed`, seeds in base64url, as the secret holds them. */
export function readTicketKeys(text: string): TicketKeys {
  const entries = text.split(',').map((entry): [string, KeyObject] => {
    const [id = '', seed = ''] = entry.trim().split(':')
    const bytes = Buffer.from(seed, 'base64url')
    if (!/^[A-Za-z0-9]{1,12}$/.test(id) || bytes.length !== 32) {
      throw new Error('TICKET_SIGNING_KEYS is a list of id:seed, each seed 32 bytes in base64url')
    }
    return [id, createPrivateKey({ key: Buffer.concat([PKCS8_HEADER, bytes]), format: 'der', type: 'pkcs8' })]
  })
  return new Map(entries)
}

/** What a door needs to check codes: the raw public keys (RFC 8032) by id, in base64url. */
export function publicKeysOf(keys: TicketKeys): Record<string, string> {
  const entries = [...keys].map(([id, key]) => [id, createPublicKey(key).export({ format: 'jwk' }).x ?? ''])
  return Object.fromEntries(entries) as Record<string, string>
}

/**
 * What a ticket's QR code holds: `T1.<key id>.<activity>.<ticket>.<signature>`, signed with Ed25519 over everything
 * before the last dot, so that a door can check it without a network.
 */
export function signTicket(keys: TicketKeys, ticket: { shareRef: string; ticketId: string }): string {
  const [first] = keys
  if (!first) throw new Error('There is no key to sign tickets with')
  const body = `T1.${first[0]}.${ticket.shareRef}.${ticket.ticketId}`
  return `${body}.${sign(null, Buffer.from(body), first[1]).toString('base64url')}`
}

/** The ticket that a code stands for, or undefined when we did not sign it. */
export function findSignedTicket(
  keys: TicketKeys,
  code: string,
): { shareRef: string; ticketId: string } | undefined {
  const match = /^(T1\.([A-Za-z0-9]+)\.([a-z0-9]+)\.([\w-]+))\.([\w-]+)$/.exec(code)
  if (!match) return undefined
  const [, body = '', keyId = '', shareRef = '', ticketId = '', signature = ''] = match
  const key = keys.get(keyId)
  if (!key) return undefined
  const bytes = Buffer.from(signature, 'base64url')
  // Many spellings decode to the same bytes; one of them is the code (RFC 4648, section 3.5).
  if (bytes.toString('base64url') !== signature) return undefined
  const genuine = verify(null, Buffer.from(body), createPublicKey(key), bytes)
  return genuine ? { shareRef, ticketId } : undefined
}
