import { validatePassword } from 'firebase/auth'
import type { PasswordPolicy } from '../../lib/password-checks'
import { auth } from '../auth'
import { localStack } from '../firebase'

/** What the identity provider asks of a password. The emulator has no policy of its own, only the default. */
export async function readPasswordPolicy(): Promise<PasswordPolicy> {
  if (localStack) return {}
  const { customStrengthOptions: it } = (await validatePassword(auth, '')).passwordPolicy
  return {
    minLength: it.minPasswordLength,
    maxLength: it.maxPasswordLength,
    lowercase: it.containsLowercaseLetter,
    uppercase: it.containsUppercaseLetter,
    numeric: it.containsNumericCharacter,
    nonAlphanumeric: it.containsNonAlphanumericCharacter,
  }
}
