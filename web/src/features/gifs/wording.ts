/** Every word of the search of animated pictures. */
export const gifWording = {
  open: 'Search a picture',
  title: 'Search a moving picture',
  field: 'What it shows',
  hint: 'lanterns, football, cake …',
  search: 'Search',
  suggested: 'Suggested for your activity',
  found: (query: string) => `Found for “${query}”`,
  none: (query: string) => `Nothing found for “${query}”. Try another word.`,
  begin: 'Write a word or two, such as “picnic”.',
  loading: 'Searching',
  more: 'Show more',
  chosen: 'Chosen',
  choose: (title: string) => `Use “${title}”`,
  untitled: 'Moving picture',
  taking: 'Getting the picture ready',
  attribution: 'Powered by GIPHY',
}
