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
  },
}
