import { createHmac } from 'node:crypto'

const PERIOD_SECONDS = 30
const DIGITS = 6
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** How codes are made, as the Identity Toolkit describes it to an authenticator app. */
export const TOTP_PARAMETERS = {
  verificationCodeLength: DIGITS,
  hashingAlgorithm: 'SHA1',
  periodSec: PERIOD_SECONDS,
} as const

/** Bytes in the alphabet of RFC 4648, section 6, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Uint8Array {
  const bits = text
    .split('')
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

export function stepAt(timeMs: number): number {
  return Math.floor(timeMs / 1000 / PERIOD_SECONDS)
}

/** The code of one period of thirty seconds (RFC 6238; truncation by RFC 4226, section 5.3). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/**
 * The period that a code belongs to: the present one or a neighbour, since clocks differ. Undefined for a wrong code and
 * for one of a period that is `lastStep` or earlier: a code counts once.
 */
export function findStep(secret: string, code: string, nowMs: number, lastStep = 0): number | undefined {
  const now = stepAt(nowMs)
  return [now - 1, now, now + 1].find((step) => step > lastStep && codeAt(secret, step) === code)
}
