import { PRODUCT } from '../lib/text/product'

/** The words of the app's frame. */
export const appWording = {
  product: PRODUCT,
  skip: 'Skip to content',
  checking: 'Checking who you are',
  loadingPage: 'Loading the page',
  offline: 'You are offline. What you see may be old; what you type is kept here.',
  offlineTickets: 'Your tickets',
  update: { ready: 'A new version of Turnout is ready.', reload: 'Reload' },
  maintenance: {
    title: "We'll be back soon!",
    text: 'We are making Turnout better. This usually takes 4-6 hours; the page reloads by itself.',
    estimate: 'Estimated completion: 4-6 hours',
  },
  chunk: {
    script: 'This part of Turnout could not be loaded.',
    style: 'The look of this part of Turnout could not be loaded.',
    detail: 'Your connection may be slow, or we have just released a new version. Nothing you saved is lost.',
  },
  crash: {
    title: 'Something broke on this page',
    detail: 'It is our fault, not yours. Nothing you saved is lost. Try again, or go back to Explore.',
  },
  needsAccount: {
    title: 'This needs an account',
    detail:
      'As a guest you can answer invitations and buy tickets. Make an account and everything you have stays with you.',
    signUp: 'Make an account',
    signIn: 'I have one',
  },
  notFound: {
    title: 'Nobody turned out here',
    detail: 'This address leads nowhere: it may have been mistyped, or what was here is gone.',
  },
  agree: {
    label: 'Our terms',
    first: 'Please read our terms:',
    changed: 'We have updated our terms. Please have a look:',
    outdated: 'We have updated our terms. Reload Turnout to read them and agree.',
    reload: 'Reload',
    action: 'I agree',
    failed: 'That was not saved. Try again in a moment.',
  },
  footer: {
    label: 'About Turnout',
    help: 'Help',
    contact: 'Contact',
    findTickets: 'Find my tickets',
    terms: 'Terms',
    privacy: 'Privacy',
    runBy: (operator: string) => `Turnout is run by ${operator}`,
  },
  nav: {
    help: 'Help',
    explore: 'Explore',
    myActivities: 'My activities',
    tickets: 'Your tickets',
    create: 'Create',
    communities: 'Communities',
    promote: 'Promote',
    support: 'Support',
    you: 'You',
    signIn: 'Sign in',
    back: 'Back',
  },
} as const
