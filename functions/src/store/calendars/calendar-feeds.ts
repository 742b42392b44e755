import { createHash } from 'node:crypto'
import type { DocumentReference } from 'firebase-admin/firestore'
import { CalendarFeed } from '../../../contract/calendars/calendar-feed'
import { firestore, parsedBy } from '../firestore'

/** What a token is kept as: it has 192 random bits, so nobody finds it by trying. */
export function calendarFeedHashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function calendarFeedDoc(hash: string): DocumentReference<CalendarFeed> {
  return firestore().doc(`calendarFeeds/${hash}`).withConverter(parsedBy(CalendarFeed))
}

export async function findCalendarFeed(hash: string): Promise<CalendarFeed | undefined> {
  return (await calendarFeedDoc(hash).get()).data()
}
