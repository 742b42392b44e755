/** The words of activity lists. */
export const activityListWording = {
  online: 'Online',
  free: 'Free',
  from: (price: string) => `From ${price}`,
  soldOut: 'Sold out',
  going: (count: number) => `${count.toLocaleString('en')} going`,
  status: {
    active: undefined,
    inactive: 'Paused',
    cancelled: 'Cancelled',
    draft: 'Draft',
    deleted: 'Deleted',
  },
  more: 'Show more',
  loadingMore: 'Loading more',
  offline: {
    title: 'No connection',
    detail: 'This list comes as soon as you are back online. There is nothing you need to do.',
  },
  failed: 'The activities could not be loaded',
} as const
