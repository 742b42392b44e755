import { createHash } from 'node:crypto'
import type { DocumentReference } from 'firebase-admin/firestore'
import { Feed } from '../../../contract/calendars/feed'
import { firestore, parsedBy } from '../firestore'

/** What a token is kept as: it has 192 random bits, so nobody finds it by trying. */
export function feedHashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function feedDoc(hash: string): DocumentReference<Feed> {
  return firestore().doc(`feeds/${hash}`).withConverter(parsedBy(Feed))
}

export async function findFeed(hash: string): Promise<Feed | undefined> {
  return (await feedDoc(hash).get()).data()
}
