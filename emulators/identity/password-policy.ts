import { z } from 'zod'

/** Characters that count as non-alphanumeric, as the real service lists them. */
const SPECIAL = '^$*.[]{}()?"!@#%&/\\,><\':;|_~'.split('')

/**
 * A password policy in the form of the Identity Toolkit (`GoogleCloudIdentitytoolkitV2PasswordPolicy`). What is left out
 * is as in a project that nobody has configured.
 */
export const PasswordPolicy = z.strictObject({
  customStrengthOptions: z
    .strictObject({
      minPasswordLength: z.int().min(6).max(30).default(6),
      maxPasswordLength: z.int().max(4096).default(4096),
      containsLowercaseCharacter: z.boolean().optional(),
      containsUppercaseCharacter: z.boolean().optional(),
      containsNumericCharacter: z.boolean().optional(),
      containsNonAlphanumericCharacter: z.boolean().optional(),
    })
    .prefault({}),
  enforcementState: z.enum(['OFF', 'ENFORCE']).default('OFF'),
  /** Whether a password that does not meet the policy is refused at signing in, too. */
  forceUpgradeOnSignin: z.boolean().default(false),
  allowedNonAlphanumericCharacters: z.array(z.string().length(1)).default(SPECIAL),
  schemaVersion: z.literal(1).default(1),
})
export type PasswordPolicy = z.output<typeof PasswordPolicy>

/** What a password lacks, in the real service's sentences; nothing while the policy is off. */
export function unmetBy(password: string, policy: PasswordPolicy): string[] {
  if (policy.enforcementState === 'OFF') return []
  const { customStrengthOptions: it, allowedNonAlphanumericCharacters: special } = policy
  const demands: [boolean, string][] = [
    [password.length < it.minPasswordLength, `contain at least ${it.minPasswordLength} characters`],
    [password.length > it.maxPasswordLength, `contain at most ${it.maxPasswordLength} characters`],
    [!!it.containsLowercaseCharacter && !/[a-z]/.test(password), 'contain a lower case character'],
    [!!it.containsUppercaseCharacter && !/[A-Z]/.test(password), 'contain an upper case character'],
    [!!it.containsNumericCharacter && !/[0-9]/.test(password), 'contain a numeric character'],
    [
      !!it.containsNonAlphanumericCharacter && !special.some((one) => password.includes(one)),
      'contain a non-alphanumeric character',
    ],
  ]
  return demands.flatMap(([isUnmet, demand]) => (isUnmet ? [`Password must ${demand}`] : []))
}
