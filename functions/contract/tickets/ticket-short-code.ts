/* Without schemas, like money-format.ts: the door's device reads typed codes without a network. */

/** Letters and digits that nobody mistakes for others: no 0, O, 1, I or L. */
export const SHORT_CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** How many of them a ticket's short code has. */
export const SHORT_CODE_LENGTH = 6

const SHORT_CODE = new RegExp(`^[${SHORT_CODE_ALPHABET}]{${SHORT_CODE_LENGTH}}$`)

/** A short code as people read it and say it: `K7QM-2F`. */
export function showShortCode(code: string): string {
  return code.length > 4 ? `${code.slice(0, 4)}-${code.slice(4)}` : code
}

/**
 * The short code that somebody typed, in whatever case and with whatever spaces or dashes.
 * @returns undefined where the text is no short code
 */
export function readShortCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s\p{Dash}]/gu, '')
  return SHORT_CODE.test(code) ? code : undefined
}
