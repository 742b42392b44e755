/** When people are reminded of what they go to, in minutes before its start. */
export const REMINDERS = [
  {
    kind: 'reminder-day',
    minutes: 24 * 60,
    subject: 'A day to go',
    text: 'It begins in a day. See you there!',
  },
  {
    kind: 'reminder-hour',
    minutes: 60,
    subject: 'An hour to go',
    text: 'It begins in an hour. See you there!',
  },
] as const

/** A reminder is this late at most; what was not sent by then helps nobody. */
export const LATEST_MINUTES = 45
