import { NO_BUSINESS } from '../../../contract/invoices/invoice'
import { NO_PAYOUTS } from '../../../contract/payouts/payout'
import { NotificationChoices } from '../../../contract/accounts/user'
import type { Account, Profile, SignIn, User } from '../../../contract/accounts/user'
import type { Instant } from '../../../contract/time'
import { agreementToAsk, nextAgreed } from '../../domain/accounts/agreement'
import type { Actor } from '../../domain/access/actor'
import { Refusal } from '../../domain/refusal'
import { shownPicture } from '../../../contract/accounts/shown-picture'
import { queueRenewal } from '../../gateways/tasks'
import { closingDoc } from '../../store/accounts/closings'
import { inTransaction } from '../../store/firestore'
import { accountDoc, findAccount, findUser, userDoc } from '../../store/accounts/users'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { takeProviderPicture } from './steps/take-provider-picture'

/** Records a sign-in that somebody tells of; a name or picture that is new since the last one reaches their activities. */
export async function recordSignIn(by: Actor, { agreed }: SignIn, now: Instant): Promise<Profile> {
  await enforceRateLimit('sign-in', by, now)
  const before = await findUser(by.uid)
  const profile = await takeProviderPicture(by, await signIn(by, now, agreed), now)
  const { displayName, photoURL } = profile
  if (before && (before.displayName !== displayName || before.photoURL !== photoURL)) {
    await queueRenewal(by.uid)
  }
  return profile
}

/**
 * Records a sign-in; the first one makes the person known. The identity provider's word on name and picture counts until
 * the person chooses here (docs/accounts.md).
 * @param shown the terms that the page named, where it did; those that are not current leave things as they were
 * @throws Refusal `signed-out` when the account is being deleted
 */
export async function signIn(by: Actor, now: Instant, shown?: SignIn['agreed']): Promise<Profile> {
  return inTransaction(async (tx) => {
    if ((await tx.get(closingDoc(by.uid))).exists) {
      throw new Refusal('signed-out', 'This account was deleted.')
    }
    const [user, account] = [
      (await tx.get(userDoc(by.uid))).data(),
      (await tx.get(accountDoc(by.uid))).data(),
    ]
    const nextUser: User = {
      uid: by.uid,
      displayName: nameOf(by, user, account),
      photoURL: pictureOf(by, user, account),
      bio: user?.bio ?? '',
      createdAt: user?.createdAt ?? now,
    }
    const nextAccount: Account = {
      uid: by.uid,
      email: by.email ?? account?.email ?? null,
      isEmailProven: by.email === null ? (account?.isEmailProven ?? false) : by.provenEmail !== undefined,
      payout: account?.payout ?? NO_PAYOUTS,
      notifications: account?.notifications ?? NotificationChoices.parse({}),
      business: account?.business ?? NO_BUSINESS,
      showsGoing: account?.showsGoing ?? false,
      calendarFeed: account?.calendarFeed ?? null,
      chose: account?.chose ?? { name: false, picture: false },
      agreed: nextAgreed(account?.agreed ?? null, shown, now),
      createdAt: account?.createdAt ?? now,
      lastSignInAt: now,
    }
    tx.set(userDoc(by.uid), nextUser)
    tx.set(accountDoc(by.uid), nextAccount)
    return profileOf(by, nextUser, nextAccount)
  })
}

/** The signed-in person; made known first where a sign-in was never recorded. */
export async function readProfile(by: Actor, now: Instant): Promise<Profile> {
  const [user, account] = await Promise.all([findUser(by.uid), findAccount(by.uid)])
  return user && account ? profileOf(by, user, account) : signIn(by, now)
}

/** The sample person of the profile route's `mock` flag. */
export const SAMPLE_PROFILE: Profile = {
  uid: 'sample-person',
  displayName: 'Sam Sample',
  photoURL: null,
  email: 'sam@turnout.example',
  isGuest: false,
  bio: '',
  notifications: NotificationChoices.parse({}),
  showsGoing: false,
  payoutStatus: 'none',
  calendarFeedSince: null,
  asksToAgree: null,
  hasAgreed: true,
  createdAt: '2026-01-01T00:00:00.000Z',
}

function nameOf(by: Actor, user: User | undefined, account: Account | undefined): string {
  if (user && account?.chose.name) return user.displayName
  return by.name?.trim().slice(0, 80) || user?.displayName || shownNameOf(by)
}

function pictureOf(by: Actor, user: User | undefined, account: Account | undefined): string | null {
  if (user && account?.chose.picture) return user.photoURL
  return by.picture ?? shownPicture(user?.photoURL)
}

/** The part of an email before its @, never the whole address: the name is public. */
function shownNameOf(by: Actor): string {
  if (by.standing === 'guest') return 'Guest'
  return by.email?.split('@')[0]?.slice(0, 80) || 'Somebody'
}

/** What a person sees of themselves. */
export function profileOf(by: Actor, user: User, account: Account): Profile {
  return {
    uid: by.uid,
    displayName: user.displayName,
    photoURL: user.photoURL,
    email: account.email,
    isGuest: by.standing === 'guest',
    bio: user.bio,
    notifications: account.notifications,
    showsGoing: account.showsGoing,
    payoutStatus: account.payout.status,
    calendarFeedSince: account.calendarFeed?.since ?? null,
    asksToAgree: by.standing === 'guest' ? null : agreementToAsk(account.agreed),
    hasAgreed: account.agreed !== null,
    createdAt: user.createdAt,
  }
}
