/** What a second step is called when its owner has not named it. */
const KINDS = { app: 'Authenticator app', phone: 'Text message' } as const

export const secondFactorWording = {
  title: 'Second step',
  lead: 'After your password or another way in, we ask for a code that only you have. Whoever learns your password then still stays outside.',
  kinds: KINDS,
  empty: 'You have none yet.',
  add: 'Add a second step',
  addAnother: 'Add another',
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  addedOn: (date: string) => `added ${date}`,
  on: 'On',
  off: 'Off',
  needsEmail: {
    title: 'First verify your email',
    text: 'A second step needs an address that is surely yours: that is how you come back in when you lose it.',
    action: 'Send me the link',
    sent: 'A link is on its way. Open it, then come back here.',
    none: 'Your account has no email. Add one with a password above, then verify it.',
  },
  phoneOnly: {
    title: 'Your phone is how you sign in',
    text: 'Signing in by a text message allows no second step. Add a password or another way in, sign in by that, then add one.',
  },
  recovery: {
    title: 'What if I lose it?',
    text: [
      'Add two, an app and a phone: with either one you come in, and remove the other here.',
      'Without any of them you cannot sign in. Write to us from the email of your account; we make sure that it is you, which takes a few days, and remove the second step.',
    ],
  },
  choose: {
    title: 'Add a second step',
    lead: 'Where should the code come from?',
    app: {
      title: 'An authenticator app',
      text: 'Works without a network, on your phone or in your password manager. The safer one.',
    },
    phone: {
      title: 'A text message',
      text: 'We send a code to your phone each time. What your provider charges for messages may apply.',
    },
  },
  app: {
    title: 'Add an authenticator app',
    scan: 'Scan this with your authenticator app, or type the key into it.',
    qr: 'QR code that adds Turnout to an authenticator app',
    key: 'Key',
    copy: 'Copy the key',
    code: 'Code that the app shows',
    name: 'Name',
    nameHelp: 'So that you know it again.',
    defaultName: 'My app',
    submit: 'Add the app',
    loading: 'Preparing the key',
    done: 'Your authenticator app is added.',
  },
  phone: {
    title: 'Add a text message',
    lead: 'We send a code to this number now, and each time that you sign in.',
    name: 'Name',
    defaultName: 'My phone',
    submit: 'Add the phone',
    done: 'Your phone is added.',
  },
  removing: {
    title: (name: string) => `Remove ${name}?`,
    last: 'It is your only second step: from then on your password or another way in is enough.',
    other: 'Your other second steps stay.',
    confirm: 'Remove it',
    keep: 'Keep it',
    done: 'The second step is removed.',
  },
  challenge: {
    title: 'One more step',
    app: (name: string) => `Type the code that ${name} shows.`,
    appCode: 'Code that the app shows',
    phone: (phone: string) => `We send a code to ${phone}.`,
    send: 'Send me a code',
    submit: 'Sign in',
    choose: 'How do you want to prove it?',
    cancel: 'Sign in differently',
    lost: 'Lost it?',
    lostText:
      'Take another of your second steps. Without any of them, write to us from the email of your account: we make sure that it is you, which takes a few days, and remove it.',
  },
  failed: {
    title: 'We could not load your second steps',
    detail: 'Nothing has changed. Check your connection and try again.',
  },
  loading: 'Loading your second steps',
} as const

/** What a second step is called: as its owner named it, else by its kind. */
export function nameOfFactor({ name, kind }: { name: string | undefined; kind: 'app' | 'phone' }): string {
  return name ?? KINDS[kind]
}
