import { z } from 'zod'
import { Agreed, Agreement } from './agreement'
import { Line } from '../text/line'
import { FeePolicy } from '../activities/activity'
import { NamedUid, Uid } from '../ids'
import { Business, NO_BUSINESS } from '../invoices/invoice'
import { IsCurrent, PayoutStanding, PayoutStatus } from '../payouts/payout'
import { Instant } from '../time'

/** The name that everybody sees. */
export const DisplayName = Line().min(1, 'Tell us your name.').max(80, 'At most 80 characters.')
/** A few words about a person: plain text. */
export const Bio = z.string().trim().max(300, 'At most 300 characters.')

/** `users/{uid}`: what anybody may see of a person. */
export const User = z.object({
  uid: Uid,
  displayName: z.string(),
  photoURL: z.string().nullable(),
  bio: z.string().default(''),
  createdAt: Instant,
})
export type User = z.infer<typeof User>

/** The mails that a person chooses: the first three on, the mail about each sale off unless they say otherwise. */
export const NotificationChoices = z.object({
  reminders: z.boolean().default(true),
  updates: z.boolean().default(true),
  invitations: z.boolean().default(true),
  sales: z.boolean().default(false),
})
export type NotificationChoices = z.infer<typeof NotificationChoices>
export type NotificationChoice = keyof NotificationChoices

/** Some of the choices; those left out stay as they are. */
export const ChooseNotifications = z.strictObject({
  reminders: z.boolean().optional(),
  updates: z.boolean().optional(),
  invitations: z.boolean().optional(),
  sales: z.boolean().optional(),
})
export type ChooseNotifications = z.infer<typeof ChooseNotifications>

/** `users/{uid}/private/account`: only the person may read it. */
export const Account = z.object({
  uid: Uid,
  email: z.string().nullable(),
  /** The identity provider has seen that the email is theirs. */
  isEmailProven: z.boolean().default(false),
  payout: PayoutStanding,
  notifications: NotificationChoices.prefault({}),
  /** Who sells, on the invoices of what they organise. */
  business: Business.default(NO_BUSINESS),
  /** Whether their connections see what they go to. */
  showsGoing: z.boolean().default(false),
  /** The secret calendar feed: the hash of what is in its link, and since when. */
  calendarFeed: z.object({ hash: z.string(), since: Instant }).nullable().default(null),
  /** What was chosen here, and is not the identity provider's to say any more. */
  chose: z.object({ name: z.boolean(), picture: z.boolean() }).default({ name: false, picture: false }),
  /** The terms that the person agreed to when they last signed in where they were shown. */
  agreed: Agreed.nullable().default(null),
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
  bio: z.string(),
  notifications: NotificationChoices,
  showsGoing: z.boolean(),
  payoutStatus: PayoutStatus,
  /** Since when there is a secret calendar feed; its link is shown once, when it is made. */
  calendarFeedSince: Instant.nullable(),
  /** The versions of the terms that an account has not agreed to yet; null for those who have, and for guests. */
  asksToAgree: Agreement.nullable(),
  /** Whether they have agreed to any version yet: what is asked for is then a change. */
  hasAgreed: z.boolean().default(false),
  createdAt: Instant,
})
export type Profile = z.infer<typeof Profile>

/** A person in an address. */
export const PersonRef = z.strictObject({ uid: NamedUid })

/** POST /user/auth/sign-in: what the page said that one agrees to by going on, where it did. */
export const SignIn = z.strictObject({ agreed: Agreement.optional() })
export type SignIn = z.infer<typeof SignIn>

/** GET /user/{uid}: a person as anybody may see them. */
export const Person = User
export type Person = User

/** A picture that we made from an upload, at any of its widths. */
export const OwnPicture = z
  .string()
  .regex(/^\/app\/pictures\/[A-Za-z0-9_-]{8,64}\/\d{2,4}\.webp$/, 'Upload the picture first.')

/** What a person changes about themselves; what is left out stays. `picture` is a ready upload of theirs, or null. */
export const UpdateProfile = z.strictObject({
  displayName: DisplayName.optional(),
  bio: Bio.optional(),
  picture: OwnPicture.nullable().optional(),
  showsGoing: z.boolean('Say yes or no.').optional(),
})
export type UpdateProfile = z.infer<typeof UpdateProfile>

/** The identity token of the guest whose things come over to the caller; the guest is gone afterwards. */
export const AdoptGuest = z.strictObject({ guestToken: z.string().min(1).max(8000) })
/** How many of the guest's orders and answers are the caller's now. */
export const GuestAdopted = z.object({ orders: z.int(), rsvps: z.int() })
export type GuestAdopted = z.infer<typeof GuestAdopted>

/** What somebody types to delete their account; capitals do not matter. */
export const DELETION_PHRASE = 'delete my account'
/** How long ago a sign-in may be for what cannot be undone. */
export const RECENT_SIGN_IN_MINUTES = 10

export const DeleteAccount = z.strictObject({ confirmation: z.string().max(200) })
/** The account is closed from now on; what is left of it goes within minutes. */
export const AccountClosing = z.object({ closingSince: Instant })
export type AccountClosing = z.infer<typeof AccountClosing>

/** `language` is fixed English for now; `mock` answers a sample person (specification, section 7). */
export const ProfileQuery = z.strictObject({
  language: z.literal('en').default('en'),
  mock: z.stringbool().default(false),
})

/** GET /finance/payout-method. `platformFee` is what a new activity's tickets would bear, for quotes and previews. */
export const PayoutMethod = PayoutStanding.extend({
  isCurrent: IsCurrent,
  platformFee: FeePolicy.pick({ basisPoints: true, fixed: true, extras: true }),
  /** Countries in which organisers can be paid, as two letters. */
  countries: z.array(z.string()),
  /** The currencies that this organiser can sell in; null for all of them. */
  sellsIn: z.array(z.string()).nullable(),
})
export type PayoutMethod = z.infer<typeof PayoutMethod>
