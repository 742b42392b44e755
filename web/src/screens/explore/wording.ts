/** The words of /explore. */
export const exploreWording = {
  title: 'Find something worth turning out for',
  lead: 'Suppers, runs, talks and nights out, made by people like you.',
  list: 'Activities',
  sort: 'Sort by',
  sorts: { startDate: 'Soon', publishedAt: 'New', relevancy: 'Popular', title: 'A–Z' },
  empty: {
    title: 'Nothing on yet',
    text: 'Be the first: it takes two minutes to put something on.',
    action: 'Create an activity',
  },
} as const
