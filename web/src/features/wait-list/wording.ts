const ORDINALS = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const
const ordinal = new Intl.PluralRules('en', { type: 'ordinal' })

/** "1st", "22nd". */
export function placeText(place: number): string {
  return `${place}${ORDINALS[ordinal.select(place)]}`
}

const tickets = (title: string, quantity: number) => (quantity === 1 ? title : `${quantity} × ${title}`)

/** Every word of the lines for tickets that are sold out. */
export const waitListWording = {
  join: 'Join the wait-list',
  joinOf: (title: string) => `Join the wait-list for ${title}`,
  change: 'Change',
  changeOf: (title: string) => `Change how many ${title} tickets you wait for`,
  leave: 'Leave',
  leaveOf: (title: string) => `Leave the wait-list for ${title}`,
  left: 'You left the wait-list.',
  undo: 'Undo',
  count: (quantity: number) => (quantity === 1 ? '1 ticket' : `${quantity} tickets`),
  place: (place: number, most: number) =>
    place > most ? `You’re in line, with more than ${most} before you` : `You’re ${placeText(place)} in line`,
  setAside: 'Tickets are set aside for you.',
  taken: 'Your tickets are in your order.',
  form: {
    title: (title: string) => `Wait for ${title}`,
    help: 'What comes free is offered to those who wait, first come first served. We write when it is your turn, and keep the tickets for you for some hours.',
    quantity: 'How many',
    fullName: 'Your name',
    email: 'Email',
    emailHelp: 'We write here when it is your turn.',
    join: 'Join the wait-list',
    change: 'Save',
    cancel: 'Cancel',
    grows: 'For more tickets than before you go to the end of the line.',
  },
  offer: {
    title: (title: string, quantity: number) => `Set aside for you: ${tickets(title, quantity)}`,
    until: (left: string) => `They are yours to get for ${left}. Then they go to the next in line.`,
    of: (activity: string) => `For ${activity}.`,
    go: 'Get your tickets',
  },
  hours: (hours: number) => (hours === 1 ? 'an hour' : `${hours} hours`),
  minutes: (minutes: number) => (minutes === 1 ? 'a minute' : `${minutes} minutes`),
  list: {
    none: 'Nobody waits for these tickets.',
    more: 'Show more',
    which: 'Ticket',
    states: { waiting: 'Waits', offered: 'Has an offer', taken: 'In checkout', left: 'Left' },
  },
}
