import { validatePassword } from 'firebase/auth'
import type { PasswordPolicy } from '../../lib/text/password-checks'
import { auth } from '../firebase/auth'

/** What the identity provider asks of a password. */
export async function readPasswordPolicy(): Promise<PasswordPolicy> {
  const { customStrengthOptions: it, allowedNonAlphanumericCharacters: signs } = (
    await validatePassword(auth, '')
  ).passwordPolicy
  return {
    minLength: it.minPasswordLength,
    maxLength: it.maxPasswordLength,
    lowercase: it.containsLowercaseLetter,
    uppercase: it.containsUppercaseLetter,
    numeric: it.containsNumericCharacter,
    nonAlphanumeric: it.containsNonAlphanumericCharacter,
    signs: signs || undefined,
  }
}
