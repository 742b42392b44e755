/* Without schemas, like money-format.ts. */

/** What somebody can say to an activity; the last takes it back. */
export const RSVP_ANSWERS = ['interested', 'going', 'not-going', 'not-responded'] as const
