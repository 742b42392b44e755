/** What the identity provider asks of a password (specification, section 5); what it leaves out is not asked. */
export interface PasswordPolicy {
  minLength?: number | undefined
  maxLength?: number | undefined
  lowercase?: boolean | undefined
  uppercase?: boolean | undefined
  numeric?: boolean | undefined
  nonAlphanumeric?: boolean | undefined
  /** Which signs count as such; without it any. */
  signs?: string | undefined
}

/** Section 9: six characters unless the provider says otherwise. */
export const DEFAULT_MIN_LENGTH = 6

/** A limit that nobody reaches is not worth a line: the provider's own is 4096. */
const LONGEST_SAID = 100

export interface PasswordCheck {
  label: string
  met: boolean
}

/** Two symbols that count, to name them by. */
function signLabel(signs = '!?'): string {
  const [one, other] = ['!', '?', ...Array.from(signs)].filter((sign) => signs.includes(sign))
  return other === undefined ? `The symbol ${one}` : `A symbol such as ${one} or ${other}`
}

function hasSign(password: string, signs: string | undefined): boolean {
  if (signs === undefined) return /[^A-Za-z0-9\s]/.test(password)
  return Array.from(password).some((sign) => signs.includes(sign))
}

/** Each thing that the policy asks for, and whether the password has it. */
export function passwordChecks(policy: PasswordPolicy, password: string): PasswordCheck[] {
  const min = policy.minLength ?? DEFAULT_MIN_LENGTH
  const checks: (PasswordCheck | false | undefined)[] = [
    { label: `At least ${min} characters`, met: password.length >= min },
    policy.maxLength !== undefined &&
      (policy.maxLength <= LONGEST_SAID || password.length > policy.maxLength) && {
        label: `At most ${policy.maxLength} characters`,
        met: password.length > 0 && password.length <= policy.maxLength,
      },
    policy.lowercase && { label: 'A lowercase letter', met: /[a-z]/.test(password) },
    policy.uppercase && { label: 'An uppercase letter', met: /[A-Z]/.test(password) },
    policy.numeric && { label: 'A digit', met: /\d/.test(password) },
    policy.nonAlphanumeric && { label: signLabel(policy.signs), met: hasSign(password, policy.signs) },
  ]
  return checks.filter((check) => typeof check === 'object')
}
