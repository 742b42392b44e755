/** The words of the screens that stand in for others. */
export const shellWording = {
  explore: 'Explore',
  noDocument: {
    title: 'This page is not answering',
    detail: 'The activity itself is safe. Try again in a moment.',
  },
} as const
