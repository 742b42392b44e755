/** What the identity provider asks of a password (specification, section 5); what it leaves out is not asked. */
export interface PasswordPolicy {
  minLength?: number | undefined
  maxLength?: number | undefined
  lowercase?: boolean | undefined
  uppercase?: boolean | undefined
  numeric?: boolean | undefined
  nonAlphanumeric?: boolean | undefined
}

/** Section 9: six characters unless the provider says otherwise. */
export const DEFAULT_MIN_LENGTH = 6

/** A limit that nobody reaches is not worth a line: the provider's own is 4096. */
const LONGEST_SAID = 100

export interface PasswordCheck {
  label: string
  met: boolean
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
    policy.lowercase && { label: 'A small letter', met: /[a-z]/.test(password) },
    policy.uppercase && { label: 'A capital letter', met: /[A-Z]/.test(password) },
    policy.numeric && { label: 'A digit', met: /\d/.test(password) },
    policy.nonAlphanumeric && { label: 'A sign such as ! or ?', met: /[^A-Za-z0-9\s]/.test(password) },
  ]
  return checks.filter((check) => typeof check === 'object')
}
