import { UPDATES_A_DAY } from '../../../contract/updates/update'

/** How often within how long. */
export interface RateLimit {
  readonly uses: number
  readonly seconds: number
}

/**
 * Whom a limit counts: a person; a client, which counts those who are nobody's account yet, because a new guest is no new
 * allowance, everywhere or (a visitor) at one activity; an address that gets mail; an activity; a secret link.
 */
export type RateLimitScope = 'person' | 'client' | 'visitor' | 'email' | 'activity' | 'link'

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

/**
 * Every limit there is (docs/limits.md). The numbers are what a person would not do by hand; for a client, what many
 * people behind one address of a network would not do together.
 */
export const RATE_LIMITS = {
  // Accounts.
  'sign-in': { person: { uses: 120, seconds: HOUR } },
  'sign-out': { person: { uses: 20, seconds: HOUR } },
  adopt: { person: { uses: 20, seconds: HOUR } },
  delete: { person: { uses: 20, seconds: HOUR } },
  export: { person: { uses: 5, seconds: HOUR } },
  profile: { person: { uses: 60, seconds: HOUR } },
  'provider-picture': { person: { uses: 5, seconds: DAY } },
  choices: { person: { uses: 120, seconds: HOUR } },
  business: { person: { uses: 60, seconds: HOUR } },
  connect: { person: { uses: 60, seconds: HOUR } },
  unsubscribe: { client: { uses: 20, seconds: HOUR } },
  'make-calendar-feed': { person: { uses: 20, seconds: HOUR } },
  'calendar-feed': { link: { uses: 120, seconds: HOUR } },
  'calendar-feed-guess': { client: { uses: 60, seconds: HOUR } },
  // Mail to addresses that a person typed, whatever it is about.
  'mail-to': { email: { uses: 20, seconds: HOUR } },
  // Messages: to whom they go is counted, too, whatever senders there are.
  message: {
    person: { uses: 20, seconds: HOUR },
    client: { uses: 20, seconds: HOUR },
    activity: { uses: 200, seconds: DAY },
    email: { uses: 100, seconds: HOUR },
  },
  // Whoever has a ticket: by the link in their mail, or their account.
  'message-by-holder': {
    person: { uses: 20, seconds: HOUR },
    client: { uses: 20, seconds: HOUR },
    link: { uses: 10, seconds: DAY },
    activity: { uses: 500, seconds: DAY },
  },
  report: {
    person: { uses: 10, seconds: HOUR },
    client: { uses: 10, seconds: HOUR },
    activity: { uses: 50, seconds: DAY },
    email: { uses: 300, seconds: HOUR },
  },
  contact: {
    person: { uses: 10, seconds: HOUR },
    client: { uses: 10, seconds: HOUR },
    email: { uses: 300, seconds: HOUR },
  },
  // Buying.
  'hold-tickets': { client: { uses: 200, seconds: 15 * MINUTE } },
  'place-order': { person: { uses: 60, seconds: HOUR }, client: { uses: 60, seconds: HOUR } },
  promo: { person: { uses: 10, seconds: 10 * MINUTE } },
  'promo-tries': { client: { uses: 30, seconds: 10 * MINUTE } },
  'wrong-promo-codes': { activity: { uses: 300, seconds: 10 * MINUTE } },
  'waiting-room': { person: { uses: 20, seconds: 10 * MINUTE } },
  'wait-list': { person: { uses: 60, seconds: HOUR }, client: { uses: 60, seconds: HOUR } },
  'cancel-order': { person: { uses: 20, seconds: HOUR } },
  'send-ticket': { person: { uses: 30, seconds: HOUR }, client: { uses: 30, seconds: HOUR } },
  'find-tickets': { client: { uses: 60, seconds: HOUR } },
  rsvp: { client: { uses: 120, seconds: HOUR } },
  'rsvp-mail': { client: { uses: 60, seconds: HOUR } },
  view: { visitor: { uses: 100, seconds: DAY } },
  // Organising.
  'save-draft': { person: { uses: 300, seconds: 15 * MINUTE } },
  upload: { person: { uses: 60, seconds: HOUR } },
  import: { person: { uses: 60, seconds: HOUR } },
  'import-picture': { person: { uses: 60, seconds: HOUR } },
  covers: { person: { uses: 20, seconds: MINUTE } },
  gifs: { person: { uses: 40, seconds: MINUTE } },
  'use-gif': { person: { uses: 30, seconds: HOUR } },
  generate: { person: { uses: 10, seconds: MINUTE } },
  'generate-a-day': { person: { uses: 40, seconds: DAY } },
  rewrite: { person: { uses: 10, seconds: MINUTE } },
  'rewrite-a-day': { person: { uses: 100, seconds: DAY } },
  places: { person: { uses: 60, seconds: MINUTE }, client: { uses: 40, seconds: MINUTE } },
  'places-a-day': { client: { uses: 600, seconds: DAY } },
  invite: { person: { uses: 300, seconds: DAY } },
  invitation: { person: { uses: 60, seconds: HOUR }, client: { uses: 120, seconds: HOUR } },
  update: { activity: { uses: UPDATES_A_DAY, seconds: DAY } },
  team: { person: { uses: 30, seconds: HOUR }, activity: { uses: 100, seconds: DAY } },
  'team-link': { person: { uses: 60, seconds: HOUR }, client: { uses: 120, seconds: HOUR } },
  join: { person: { uses: 30, seconds: HOUR }, client: { uses: 60, seconds: HOUR } },
  resend: { person: { uses: 60, seconds: HOUR } },
  refund: { person: { uses: 300, seconds: HOUR } },
  'retry-closing': { activity: { uses: 20, seconds: HOUR } },
  attendees: { person: { uses: 20, seconds: HOUR } },
  invoices: { person: { uses: 20, seconds: HOUR } },
  statements: { person: { uses: 30, seconds: HOUR } },
  payouts: { person: { uses: 600, seconds: HOUR } },
} as const satisfies Record<string, Partial<Record<RateLimitScope, RateLimit>>>

export type RateLimitName = keyof typeof RATE_LIMITS

/** When a limit that is used up may be used again: `in 40 seconds`, `in 2 minutes`, `in 3 hours`. */
export function timeInWords(seconds: number): string {
  if (seconds < 60) return `in ${inUnits(Math.max(1, Math.ceil(seconds)), 'second')}`
  if (seconds < 90 * MINUTE) return `in ${inUnits(Math.ceil(seconds / MINUTE), 'minute')}`
  return `in ${inUnits(Math.ceil(seconds / HOUR), 'hour')}`
}

function inUnits(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
