/** The words of /account. */
export const accountWording = {
  title: 'You',
  index: 'On this page',
  guest: {
    name: 'Guest',
    text: 'You are here as a guest. Make an account and your tickets and answers stay with you.',
    action: 'Make an account',
    can: 'As a guest you can',
    canList: ['buy tickets, and find them here and in your mail', 'answer invitations', 'see your orders'],
    cannot:
      'With an account you can also host activities, be paid, and use your tickets on all of your devices.',
    leaving: 'Signing out ends this guest for good. Your tickets stay in your mail.',
  },
  security: 'Sign-in and security',
  looks: 'Appearance',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  signOut: 'Sign out',
  failed: 'Your profile could not be loaded',
  loading: 'Loading your profile',
} as const
