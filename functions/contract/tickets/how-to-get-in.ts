import type { Location } from '../activities/activity'

/* Without schemas, like money-format.ts: pages and mails for people with tickets say this. */

/** Where to go and how to join: for people with tickets only. */
export interface HowToGetIn {
  readonly location: Location | null
  readonly meetingUrl: string | null
}

/** Where the app that a link opens looks for a place (Google: "Maps URLs"; other map apps take these addresses, too). */
export function mapUrl({ name, address }: Location): string {
  const query = [name, address].filter(Boolean).join(', ')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`
}
