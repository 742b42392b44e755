import type { User } from 'firebase/auth'
import { shownPicture } from 'functions/contract/accounts/shown-picture'

/** The signed-in person as the identity provider knows them (specification, section 3). */
export interface SessionUser {
  uid: string
  displayName: string | null
  /** One that our pages may show, or none. */
  photoURL: string | null
  email: string | null
  emailVerified: boolean
  phoneNumber: string | null
  tenantId: string | null
  providerData: { providerId: string; email: string | null }[]
  isAnonymous: boolean
  metadata: { creationTime: string | undefined; lastSignInTime: string | undefined }
}

/** A copy that React can compare: the SDK changes its own object in place. */
export function sessionUserOf(user: User): SessionUser {
  const { uid, displayName, photoURL, email, emailVerified, phoneNumber, tenantId, isAnonymous } = user
  const { creationTime, lastSignInTime } = user.metadata
  return {
    uid,
    displayName,
    photoURL: shownPicture(photoURL),
    email,
    emailVerified,
    phoneNumber,
    tenantId,
    providerData: user.providerData.map((it) => ({ providerId: it.providerId, email: it.email })),
    isAnonymous,
    metadata: { creationTime, lastSignInTime },
  }
}

/** An account with an email that it has not verified, and neither a phone nor a third party that vouches for it. */
export function isUnverified(user: SessionUser): boolean {
  const vouchedFor = user.providerData.some((it) => it.providerId !== 'password')
  return user.email !== null && !user.emailVerified && user.phoneNumber === null && !vouchedFor
}
