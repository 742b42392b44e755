import { randomBytes } from 'node:crypto'

/**
 * The Auth emulator knows telephones only, so an authenticator app is enrolled there as one, with a "number" that no
 * telephone has. The emulator hides digits of numbers that it shows; there are none in it.
 */
const PREFIX = '+authenticator-'

export function newAuthenticatorNumber(): string {
  const letters = Array.from(randomBytes(12), (byte) => String.fromCodePoint(97 + (byte % 26)))
  return `${PREFIX}${letters.join('')}`
}

export function isAuthenticatorNumber(phone: string): boolean {
  return phone.startsWith(PREFIX)
}

/** An answer of the Auth emulator with authenticator apps shown as what they are, wherever it lists second factors. */
export function showAuthenticators(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(showAuthenticators)
  if (typeof answer !== 'object' || answer === null) return answer
  const entries = Object.entries(answer).map(([name, value]) => [name, showAuthenticators(value)] as const)
  const { phoneInfo, unobfuscatedPhoneInfo: _, ...rest } = Object.fromEntries(entries)
  const isApp = typeof phoneInfo === 'string' && isAuthenticatorNumber(phoneInfo)
  return isApp ? { ...rest, totpInfo: {} } : Object.fromEntries(entries)
}
