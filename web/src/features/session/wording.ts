/** What went wrong with signing in, and the next step; by the identity provider's code (specification, section 8). */
export interface IdentityWords {
  title: string
  next: string
  /** Where the next step is, when it is a place. */
  step?: 'sign-up' | 'sign-in' | 'reset-password' | 'resend'
}

const NEVER_MIND = 'Try again in a moment.'

/** The codes of the catalogue. */
export const IDENTITY_CODES = [
  'wrong-password',
  'user-not-found',
  'email-already-in-use',
  'invalid-credential',
  'too-many-requests',
  'requires-recent-login',
  'expired-action-code',
  'popup-closed-by-user',
  'network-request-failed',
  'unauthorized-domain',
  'user-disabled',
] as const

/** Those that the provider answers to what our forms send, beside the catalogue. */
export const OTHER_CODES = [
  'weak-password',
  'invalid-email',
  'operation-not-allowed',
  'missing-password',
] as const

export const identityWording = {
  'wrong-password': {
    title: 'That password does not fit this email.',
    next: 'Check it, or choose a new one.',
    step: 'reset-password',
  },
  'user-not-found': {
    title: 'There is no account with this email.',
    next: 'Check the spelling, or make an account.',
    step: 'sign-up',
  },
  'email-already-in-use': {
    title: 'There is an account with this email already.',
    next: 'Sign in instead.',
    step: 'sign-in',
  },
  'invalid-credential': {
    title: 'Email and password do not fit together.',
    next: 'Check both, or choose a new password.',
    step: 'reset-password',
  },
  'too-many-requests': {
    title: 'Too many tries in a short time.',
    next: 'Wait a few minutes, or choose a new password.',
    step: 'reset-password',
  },
  'requires-recent-login': {
    title: 'For this we need to be sure that it is you.',
    next: 'Sign in again, then repeat it.',
    step: 'sign-in',
  },
  'expired-action-code': {
    title: 'This link has expired or was used before.',
    next: 'Ask for a new one.',
    step: 'resend',
  },
  'popup-closed-by-user': {
    title: 'The sign-in window was closed before it was done.',
    next: 'Open it again, or use your email.',
  },
  'network-request-failed': {
    title: 'We could not reach the sign-in service.',
    next: 'Check your connection and try again; what you typed is still here.',
  },
  'unauthorized-domain': {
    title: 'Signing in is not allowed from this address.',
    next: 'Open Turnout at its own address and try again.',
  },
  'user-disabled': {
    title: 'This account has been switched off.',
    next: 'Write to us if you think that is a mistake.',
  },
  'weak-password': {
    title: 'This password is too easy to guess.',
    next: 'Choose a longer one; the list below says what it needs.',
  },
  'invalid-email': {
    title: 'This is not a complete email address.',
    next: 'It looks like name@example.com.',
  },
  'operation-not-allowed': {
    title: 'This way of signing in is switched off here.',
    next: 'Use your email and a password.',
  },
  'missing-password': { title: 'The password is missing.', next: 'Type it and try again.' },
} as const satisfies Record<(typeof IDENTITY_CODES)[number] | (typeof OTHER_CODES)[number], IdentityWords>

export const unknownIdentityWording: IdentityWords = { title: 'Signing in did not work.', next: NEVER_MIND }

/** The words for whatever the identity provider threw (its codes begin with `auth/`). */
export function identityWordsFor(error: unknown): IdentityWords {
  const { code } = (error ?? {}) as { code?: string }
  const name = (code ?? '').replace(/^auth\//, '')
  const words: Record<string, IdentityWords> = identityWording
  return words[name] ?? unknownIdentityWording
}

export const sessionWording = {
  signIn: {
    tab: 'Sign in',
    title: 'Good to see you again',
    lead: 'Your tickets, your answers and your activities are waiting.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
  },
  signUp: {
    tab: 'Sign up',
    title: 'Make something happen',
    lead: 'An account lets you host, sell tickets and keep everything in one place.',
    submit: 'Make my account',
  },
  guest: {
    or: 'or',
    action: 'Continue as guest',
    help: 'Enough to answer an invitation and to buy tickets. You can make it an account later and keep everything.',
    upgrade: 'You are here as a guest. Make an account and everything you have stays with you.',
  },
  fields: {
    name: 'Your name',
    nameHelp: 'How organisers and guests see you.',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
  },
  errors: {
    name: 'Tell us your name.',
    email: 'Write your email address, such as name@example.com.',
    password: 'Type your password.',
    policy: 'The password needs all that the list says.',
  },
  steps: {
    'sign-up': 'Make an account',
    'sign-in': 'Sign in',
    'reset-password': 'Choose a new password',
    resend: 'Send a new link',
  },
  verify: {
    title: 'Check your mail',
    sentTo: (email: string) =>
      `We sent a link to ${email}. Open it on any device; this page notices by itself.`,
    waiting: 'Waiting for you to open the link…',
    resend: 'Send it again',
    resendIn: (seconds: number) => `Send it again in ${seconds} s`,
    sent: 'A new link is on its way.',
    spam: 'Nothing there? Look into the spam folder.',
    check: 'I have opened it',
    notYet: 'Not verified yet. Open the link in the mail first.',
    other: 'Use another account',
    almost: 'Almost there',
    stuck: {
      title: 'Your email is verified, but we have not noticed yet',
      detail: 'This takes a moment. Nothing is lost; try again.',
    },
    signedOut: { title: 'Sign in first', text: 'Then we can see whether your email is verified.' },
  },
  reset: {
    title: 'Choose a new password',
    lead: 'We send you a link with which you can set a new one.',
    submit: 'Send the link',
    sentTitle: 'Look into your mail',
    sent: (email: string) =>
      `If there is an account for ${email}, a link is on its way. It works for an hour. Nothing there? Look into the spam folder.`,
    save: 'Save the password',
    done: 'Your new password is set. Sign in with it.',
    back: 'Back to sign in',
  },
} as const
