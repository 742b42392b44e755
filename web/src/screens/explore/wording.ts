/** The words of /explore. */
export const exploreWording = {
  title: 'Find something worth turning out for',
  lead: 'Suppers, runs, talks and nights out, made by people like you.',
  list: 'Activities',
  search: 'Search activities',
  searchHint: 'Title, place, organiser',
  sort: 'Sort by',
  orders: {
    relevancy: { desc: 'Most popular', asc: 'Least popular' },
    publishedAt: { desc: 'Newest first', asc: 'Oldest first' },
    title: { asc: 'A to Z', desc: 'Z to A' },
    startDate: { asc: 'Soonest first', desc: 'Furthest away first' },
  },
  /** What relevancy means while words are searched for. */
  matches: { desc: 'Best match', asc: 'Weakest match' },
  when: 'When',
  whens: {
    any: 'Any day',
    today: 'Today',
    tomorrow: 'Tomorrow',
    weekend: 'This weekend',
    week: 'This week',
    'next-week': 'Next week',
    month: 'This month',
    dates: 'Pick dates',
  },
  from: 'From',
  to: 'To',
  days: {
    turned: 'Choose a last day that is not before the first.',
    tooLong: 'Search half a year at most: choose an earlier last day.',
    outside: 'Choose days between 1900 and 2099.',
  },
  more: 'More filters',
  online: 'Online',
  free: 'Free',
  near: {
    me: 'Near me',
    here: 'Around here',
    asking: 'Finding you',
    radius: 'How far',
    within: (km: number) => `Within ${km} km`,
    refused:
      'Your browser did not say where you are. Allow it in its settings, or search for a place by name.',
    failed: 'We could not find out where you are. Try again, or search for a place by name.',
  },
  nearPlace: {
    label: 'Near a place',
    found: 'Places found',
    counted: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
    none: 'No such place was found. Try its town, or write it differently.',
    failed: 'The place search is not answering. Try again in a moment.',
    chip: (place: string) => `Near ${place}`,
    remove: (place: string) => `Near ${place}: take this filter away`,
  },
  community: { chip: 'In one community', remove: 'In one community: take this filter away' },
  view: 'Show as',
  views: { list: 'List', map: 'Map' },
  map: {
    dot: 'Open',
    nowhere: (count: number) =>
      count === 1
        ? '1 more is online or has no place on the map.'
        : `${count} more are online or have no place on the map.`,
  },
  clear: 'Clear filters',
  found: (count: number, hasMore: boolean) => {
    if (hasMore) return `${count} activities and more`
    return count === 1 ? '1 activity' : `${count} activities`
  },
  further: { title: 'Nothing so far', text: 'We have not looked everywhere yet.', action: 'Look further' },
  noMatch: { title: 'Nothing matches', text: 'Try other words, other days, or look further around.' },
  empty: {
    title: 'Nothing on yet',
    text: 'Be the first: it takes two minutes to put something on.',
    action: 'Create an activity',
  },
} as const
