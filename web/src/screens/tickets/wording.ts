/** The words of /tickets. */
export const ticketsWording = {
  title: 'Your tickets',
  lead: 'To everything that is coming. They open without a connection, too.',
  loading: 'Loading your tickets',
  failed: 'Your tickets could not be loaded',
  offline: {
    title: 'You are offline',
    detail: (when: string) => `These are your tickets as of ${when}. They are good at the door.`,
    nothing: 'This device has kept no tickets yet. Open this page once with a connection.',
  },
  none: {
    title: 'No tickets yet',
    text: 'What you buy, and every free ticket that you take, is here at hand.',
    action: 'Explore',
  },
  signIn: 'Sign in to see them here',
  order: 'Order',
  contact: 'Contact organiser',
  activity: 'About the activity',
} as const
