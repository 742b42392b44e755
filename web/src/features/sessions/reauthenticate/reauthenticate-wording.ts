export const reauthenticationWording = {
  title: 'Is it you?',
  lead: 'Your sign-in is some time ago, and this matters. Prove that it is you, and we go on at once.',
  password: 'Password',
  missingPassword: 'Type your password.',
  confirm: 'Continue',
  party: (name: string) => `Continue with ${name}`,
  or: 'or',
  phone: (phone: string) => `Send a code to ${phone}`,
  mail: 'Email me a link',
  mailed: {
    title: 'Look into your mail',
    text: (email: string) =>
      `We sent a link to ${email}. Open it in this browser; this window notices and goes on by itself.`,
  },
  arrived: {
    title: 'That was you',
    text: 'Go back to the window where you were: it goes on by itself.',
    failed: 'This link did not prove that it was you',
  },
  none: {
    title: 'There is no way to prove it here',
    text: 'Sign out and in again, then repeat it.',
  },
  failed: {
    title: 'We could not load the ways to sign in',
    detail: 'What you typed is still here. Check your connection and try again.',
  },
  loading: 'Loading the ways to sign in',
} as const
