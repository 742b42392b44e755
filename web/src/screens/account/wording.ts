import type { PayoutStatus } from 'functions/contract/user'

/** The words of /account. */
export const accountWording = {
  title: 'You',
  guest: {
    name: 'Guest',
    text: 'You are here as a guest. Make an account and your tickets and answers stay with you.',
    action: 'Make an account',
  },
  looks: 'Looks',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  payouts: 'Payouts',
  payoutStatus: {
    none: 'To sell tickets, connect a bank account. It takes about five minutes.',
    pending: 'You have begun to set up payouts; a few details are missing.',
    ready: 'Payouts are set up. You can sell tickets.',
  } satisfies Record<PayoutStatus, string>,
  payoutAction: { none: 'Set up payouts', pending: 'Continue', ready: 'See payouts' } satisfies Record<
    PayoutStatus,
    string
  >,
  signOut: 'Sign out',
  failed: 'Your profile could not be loaded',
} as const
