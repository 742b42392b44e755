import type { RsvpAnswer } from 'functions/contract/rsvps/rsvp'

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
    interested: 'You’re interested.',
    'not-going': 'You can’t make it.',
    'not-responded': 'Your RSVP was taken back.',
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
  spotsLeft: (count: number) => (count === 1 ? '1 place left.' : `${count} places left.`),
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
  saving: 'Saving…',
  failed: 'Your RSVP wasn’t saved. Check your connection and try again.',
  /** The same in a few words, beside the way to change it. */
  bar: {
    going: 'You’re going',
    interested: 'You’re interested',
    'not-going': 'You can’t go',
    'awaiting-approval': 'Waiting for approval',
    waiting: 'You’re on the wait-list',
    offered: 'There’s a spot for you',
    declined: 'Declined',
  },
  change: 'Change',
  /** The way to the organiser’s questions, for those who go already. */
  toQuestions: (hasAnswered: boolean) =>
    hasAnswered ? 'Change your answers' : 'Answer the organiser’s questions',
  newQuestions:
    'Your RSVP wasn’t saved: the organiser has changed the questions. Reload the page to answer them.',
  sheet: {
    title: (activity: string) => `RSVP to ${activity}`,
    name: 'Your name',
    email: 'Email',
    emailHelp: 'For changes and reminders. Only used for this activity.',
    send: { going: 'I’m going', interested: 'I’m interested', 'not-going': 'I can’t go' },
    sending: 'Saving…',
    haveAccount: 'Have an account?',
    signIn: 'Sign in',
    saved: {
      going: 'You’re on the list',
      interested: 'You’re interested',
      'not-going': 'Thanks for letting us know',
      'not-responded': 'RSVP taken back',
    },
    mailed: (email: string) =>
      `We’ve emailed your RSVP to ${email}. The link in it lets you change it later.`,
    unreached: 'We can’t tell you about changes yet.',
    leaveEmail: 'Add your email',
    questions: 'The organiser would like to know',
    done: 'Done',
  },
}
