import type { RsvpAnswer } from 'functions/contract/rsvp'

/** Every word of RSVPs. */
export const rsvpWording = {
  question: 'Are you coming?',
  answers: {
    going: 'Going',
    interested: 'Interested',
    'not-going': 'Can’t go',
    'not-responded': 'No answer',
  } satisfies Record<RsvpAnswer, string>,
  /** Said once the answer is given. */
  given: {
    going: 'You’re going. See you there!',
    interested: 'Noted: you’re interested.',
    'not-going': 'Noted: you can’t make it.',
    'not-responded': 'Your answer was taken back.',
  } satisfies Record<RsvpAnswer, string>,
  /** What has come of going, where it was not confirmed at once. */
  states: {
    'awaiting-approval': 'Asked. The organiser confirms each person, and we tell you.',
    waiting: 'All places are taken. You’re on the wait-list.',
    offered: 'A place is free, and it’s yours to take.',
    declined: 'The organiser can’t take you this time.',
  },
  inLine: (place: number, most: number) =>
    place > most ? `There are more than ${most} before you.` : `You’re number ${place} in line.`,
  /** The same in a word or two, over the picture of an activity. */
  chips: {
    'awaiting-approval': 'Not confirmed yet',
    waiting: 'On the wait-list',
    offered: 'A place for you',
    declined: 'Declined',
  },
  offerLeft: (when: string) => `The offer ends ${when}.`,
  offerEnds: (until: string) => `Take it until ${until}; then it goes to the next.`,
  take: 'Take the place',
  guests: 'People you bring',
  full: 'All places are taken. Say that you’re going to join the wait-list.',
  placesLeft: (count: number) => (count === 1 ? '1 place left.' : `${count} places left.`),
  needsApproval: 'The organiser confirms each person.',
  undo: 'Undo',
  ticketNeeded: 'A ticket is the way to go.',
  toTickets: 'To the tickets',
  join: 'Join online',
  closed: {
    cancelled: 'This activity was cancelled.',
    ended: 'This activity is over.',
    inactive: 'Not taking answers right now.',
  },
  failed: 'Your answer was not saved.',
  list: {
    heading: 'RSVPs',
    none: 'Nobody has answered yet.',
    noneHelp: 'Share the page and the answers appear here by themselves.',
    more: 'Show more',
    name: 'Name',
    answer: 'Answer',
    when: 'When',
    brings: (count: number) => `brings ${count}`,
    states: {
      'awaiting-approval': 'Asks',
      waiting: 'Waits',
      offered: 'Has an offer',
      declined: 'Declined',
    },
    approve: 'Let in',
    decline: 'Decline',
    let: (name: string) => `Let ${name} in`,
    turnDown: (name: string) => `Decline ${name}`,
    noRequests: 'Nobody waits for your answer.',
    noLine: 'Nobody waits for a place.',
    sort: 'Sort by',
    sorts: {
      'rsvp-responded-at': 'Latest answer',
      'rsvp-created-at': 'First heard of',
      'rsvp-response': 'Answer',
      'user-shown-name': 'Name',
      'activity-start-date': 'Start',
    },
  },
}
