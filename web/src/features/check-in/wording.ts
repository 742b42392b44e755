import type { Conflict } from './desk/queue'
import type { Verdict } from './scan/decide-scan'

const timeOf = (at: string) =>
  new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false }).format(new Date(at))

/** With the day where it is another one than today. */
function dayTimeOf(at: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })
  return isToday ? timeOf(at) : `${day.format(new Date(at))}, ${timeOf(at)}`
}

const gateOf = (gate: string) => (gate === '' ? '' : `, ${gate}`)

/** Every word of the door. */
export const doorWording = {
  loading: 'Opening the door',
  heading: (title: string) => `Door: ${title}`,
  counter: 'in',
  counterOf: (inside: number, expected: number) => `${inside} of ${expected} are in`,
  tabs: { scan: 'Scan', guests: 'Guests', last: 'Last' },
  sections: 'What the door does',
  gate: 'Gate',
  gateHelp: 'Others see it when somebody comes twice. Kept on this device.',
  sound: 'Sound',
  settings: 'Gate and staff',
  connection: {
    online: 'Connected',
    offline: 'No connection: it goes on with the list on this device',
    waiting: (count: number) =>
      count === 1 ? '1 scan waits for a connection' : `${count} scans wait for a connection`,
    asOf: (at: string) => `List of ${timeOf(at)}`,
  },
  camera: {
    view: 'Camera: hold a ticket’s code into the frame',
    starting: 'Starting the camera',
    denied: 'The camera is not allowed here. Allow it in the browser’s settings, or type the code below.',
    none: 'There is no camera. Type the code below, or use a scanner that types.',
    torchOn: 'Light on',
    torchOff: 'Light off',
    choose: 'Camera',
    nth: (n: number) => `Camera ${n}`,
  },
  code: {
    label: 'Ticket code or name',
    help: 'The code is below the QR code, like K7QM-2F. Scanners that type work here, too.',
    check: 'Check',
  },
  verdict: {
    admitted: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
    more: (guests: number) => `and ${guests} more`,
    unlisted: 'Good signature; sold after this list came',
    already: (name: string) => (name === '' ? 'Already in' : `${name} is in already`),
    alreadyAt: (it: Extract<Verdict, { kind: 'already' }>) =>
      it.at === null
        ? 'Used before'
        : `Since ${timeOf(it.at)}${gateOf(it.gate)}${it.byName === null ? '' : `, by ${it.byName}`}`,
    refused: 'Not valid',
    reasons: {
      void: 'The ticket was refunded, cancelled or sent on to somebody else, or the answer taken back.',
      blocked: 'The payment is disputed. Ask the organiser.',
      unknown: 'Ticket not found.',
      ambiguous: 'Two tickets have this code. Find the guest by name.',
      'wrong-activity': 'This ticket is for another activity.',
      undone: 'This check-in was taken back. Scan again.',
    },
    close: 'Next',
  },
  undo: 'Undo',
  isIn: (name: string) => (name === '' ? 'They are in.' : `${name} is in.`),
  undone: (name: string) => `${name} is out again.`,
  checkIn: 'Let in',
  guests: {
    search: 'Search names, tickets and codes',
    none: 'Nobody by that name.',
    empty: 'Nobody is expected yet.',
    more: (count: number) => `${count} more: type some letters of the name.`,
    inAt: (at: string, gate: string) => `In since ${timeOf(at)}${gateOf(gate)}`,
    walkIn: 'Walk-in',
    void: 'Not valid',
    blocked: 'Disputed',
    plus: (guests: number) => `+${guests}`,
  },
  row: {
    checkIn: 'Check in',
    inSince: (at: string, gate: string, byName: string | null) =>
      `In since ${dayTimeOf(at)}${gateOf(gate)}${byName === null ? '' : `, by ${byName}`}`,
    isIn: 'In',
    notYet: 'Not in yet',
    nth: (title: string, n: number) => `${title} ${n}`,
    failed: (name: string, why: string) => `${name || 'The guest'} is as before. ${why}`,
  },
  filter: {
    label: 'At the door',
    all: 'All',
    in: (count: number) => `Checked in · ${count.toLocaleString('en')}`,
    'not-yet': (count: number) => `Not yet · ${count.toLocaleString('en')}`,
  },
  last: { none: 'Whoever is scanned here appears in this list.', at: timeOf },
  walkIn: {
    open: 'Add somebody without a ticket',
    title: 'Without a ticket',
    name: 'Name',
    ticket: 'Ticket',
    noTicket: 'No ticket',
    paid: 'They paid at the door',
    add: 'Add and let in',
    offline: 'This needs a connection, because a place is taken for them.',
    buy: 'Or they buy one with their own phone:',
    buyLabel: 'Opens the page of the activity',
  },
  conflicts: {
    heading: ({ before }: Conflict) =>
      before ? 'Two gates let somebody in' : 'Somebody is in without a valid ticket',
    text: ({ name, at, gate, before }: Conflict) =>
      before
        ? `${name || 'Somebody'} was let in already at ${timeOf(before.at)}${gateOf(before.gate)}${
            before.byName === null ? '' : ` by ${before.byName}`
          }, and here at ${timeOf(at)}${gateOf(gate)}. The devices did not know of one another.`
        : `${name || 'Somebody'} was let in here at ${timeOf(at)}${gateOf(gate)}, but the ticket is not valid any more.`,
    read: 'I have seen it',
  },
  staff: {
    heading: 'Door staff',
    text: 'Whoever has this link helps at the door, without an account.',
    make: 'Make a link',
    copy: 'Copy the link',
    scan: 'Opens the door on another phone',
    withdraw: 'Withdraw the link',
    withdrawn: 'Withdrawn. Those who joined by it stay until you remove them from the team.',
  },
  leaving: {
    title: (count: number) => (count === 1 ? '1 scan is not sent yet' : `${count} scans are not sent yet`),
    at: (count: number, title: string) =>
      `${count === 1 ? '1 scan' : `${count} scans`} at ${title === '' ? 'a door' : `“${title}”`}`,
    text: 'This device could not send just now. Nothing is lost yet: stay, and it is sent once there is a connection.',
    stay: 'Stay',
    lose: (count: number) => `Sign out and lose ${count === 1 ? '1 scan' : `${count} scans`}`,
  },
  closed: {
    title: 'This door is not open to you',
    text: 'You are not on its team, or not any more. Ask whoever sent you for a new link.',
  },
  unreachable: {
    title: 'The door could not be opened',
    text: 'This device has no copy of the list yet. Connect once, then it works without a network.',
    retry: 'Try again',
  },
  join: {
    title: 'Help at the door',
    text: 'Say your name. You need no account.',
    name: 'Your name',
    go: 'Open the door',
  },
  signIn: {
    title: 'Sign in to open the door',
    text: 'The door is for the organiser and their team. With a link from them you need no account.',
    go: 'Sign in',
  },
}
