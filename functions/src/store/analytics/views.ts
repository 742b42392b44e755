import { Timestamp } from 'firebase-admin/firestore'
import type { DocumentReference } from 'firebase-admin/firestore'
import type { ShareRef } from '../../../contract/ids'
import type { Instant } from '../../../contract/time'
import { firestore } from '../firestore'

/** A day, wherever it is, and the hours until the next look. */
const KEPT_MS = 48 * 3_600_000

/** `activities/{shareRef}/views/{visitor}`: somebody's view of a day, so that it is counted once. */
interface View {
  readonly at: Instant
  /** For Firestore's own clean-up (a TTL policy on this field). */
  readonly expiresAt: Timestamp
}

export function viewDoc(shareRef: ShareRef, visitor: string): DocumentReference<View> {
  return firestore().doc(`activities/${shareRef}/views/${visitor}`) as DocumentReference<View>
}

export function viewOf(at: Instant): View {
  return { at, expiresAt: Timestamp.fromMillis(Date.parse(at) + KEPT_MS) }
}
