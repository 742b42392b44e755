import { z } from 'zod'
import { Uid } from './ids'
import { Instant } from './time'

/** `users/{uid}`: what anybody may see of a person. */
export const User = z.object({
  uid: Uid,
  displayName: z.string(),
  photoURL: z.string().nullable(),
  createdAt: Instant,
})
export type User = z.infer<typeof User>

/** Where an organiser stands with being paid: none, begun, or able to take money. */
export const PayoutStatus = z.enum(['none', 'pending', 'ready'])
export type PayoutStatus = z.infer<typeof PayoutStatus>

/** `users/{uid}/private/account`: only the person may read it. */
export const Account = z.object({
  uid: Uid,
  email: z.string().nullable(),
  payout: z.object({ status: PayoutStatus, requirementsDue: z.array(z.string()) }),
  createdAt: Instant,
  lastSignInAt: Instant,
})
export type Account = z.infer<typeof Account>

/** `users/{uid}/private/stripe`: nobody but the server. */
export const StripeAccount = z.object({ accountId: z.string() })
export type StripeAccount = z.infer<typeof StripeAccount>

/** GET /user/profile. */
export const Profile = z.object({
  uid: Uid,
  displayName: z.string(),
  photoURL: z.string().nullable(),
  email: z.string().nullable(),
  isGuest: z.boolean(),
  payoutStatus: PayoutStatus,
  createdAt: Instant,
})
export type Profile = z.infer<typeof Profile>

/** `language` is fixed English for now; `mock` answers a sample person (specification, section 7). */
export const ProfileQuery = z.strictObject({
  language: z.literal('en').default('en'),
  mock: z.stringbool().default(false),
})

/** GET /finance/payout-method. */
export const PayoutMethod = z.object({ status: PayoutStatus, requirementsDue: z.array(z.string()) })
export type PayoutMethod = z.infer<typeof PayoutMethod>

/** Where to send the organiser: the payment provider's onboarding page. */
export const PayoutOnboarding = z.object({ url: z.string() })
