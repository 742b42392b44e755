/** The words of /person/:uid. */
export const personWording = {
  since: (month: string) => `Here since ${month}`,
  edit: 'Edit profile',
  follow: 'Follow in your calendar',
  coming: 'Coming up',
  past: 'Past',
  nothing: {
    title: 'Nothing coming up',
    text: (name: string) => `${name} has nothing public planned right now.`,
  },
  explore: 'Explore activities',
  missing: { title: 'Nobody is here', detail: 'This person is not on Turnout, or not any more.' },
  failed: 'This page could not be loaded',
  loading: 'Loading the person',
} as const
