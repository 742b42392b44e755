import { z } from 'zod'

/** A second step that somebody has added to their account. */
export interface SecondFactor {
  readonly id: string
  readonly kind: 'phone' | 'app'
  readonly name: string | undefined
  /** The number, with most of it hidden. */
  readonly phone: string | undefined
  /** ISO 8601. */
  readonly addedAt: string
}

/** How somebody can sign in, as the identity provider has it now. */
export interface SignInRecord {
  readonly email: string | null
  /** The address that waits for its link, asked for in this tab. */
  readonly pendingEmail: string | null
  readonly emailVerified: boolean
  /** Whether the address signs in, by a password or a mailed link. */
  readonly usesEmail: boolean
  readonly hasPassword: boolean
  readonly phone: string | null
  readonly thirdParties: readonly { readonly id: string; readonly email: string | null }[]
  readonly secondFactors: readonly SecondFactor[]
}

const Account = z.object({
  email: z.string().optional(),
  emailVerified: z.boolean().optional(),
  passwordHash: z.string().optional(),
  phoneNumber: z.string().optional(),
  providerUserInfo: z.array(z.object({ providerId: z.string(), email: z.string().optional() })).default([]),
  mfaInfo: z
    .array(
      z.object({
        mfaEnrollmentId: z.string(),
        displayName: z.string().optional(),
        enrolledAt: z.string(),
        phoneInfo: z.string().optional(),
      }),
    )
    .default([]),
})
type Account = z.output<typeof Account>

/** The answer of `accounts:lookup`, of which the SDK tells neither the password nor what was removed elsewhere. */
export const Lookup = z.object({ users: z.tuple([Account]) })

/** How many ways in there are; without the last one nobody could come back. */
export function countWays({ usesEmail, phone, thirdParties }: SignInRecord): number {
  return (usesEmail ? 1 : 0) + (phone === null ? 0 : 1) + thirdParties.length
}

/** What of the provider's answer matters here. */
export function recordOf(account: Account, wanted?: string): SignInRecord {
  const isPending = wanted !== undefined && wanted.toLowerCase() !== account.email?.toLowerCase()
  const others = account.providerUserInfo.filter((it) => !['password', 'phone'].includes(it.providerId))
  return {
    email: account.email ?? null,
    pendingEmail: isPending ? wanted : null,
    emailVerified: account.emailVerified ?? false,
    usesEmail: account.providerUserInfo.some((it) => it.providerId === 'password'),
    hasPassword: account.passwordHash !== undefined,
    phone: account.phoneNumber ?? null,
    thirdParties: others.map(({ providerId, email }) => ({ id: providerId, email: email ?? null })),
    secondFactors: account.mfaInfo.map(({ mfaEnrollmentId, displayName, enrolledAt, phoneInfo }) => ({
      id: mfaEnrollmentId,
      kind: phoneInfo === undefined ? 'app' : 'phone',
      name: displayName || undefined,
      phone: phoneInfo,
      addedAt: enrolledAt,
    })),
  }
}
