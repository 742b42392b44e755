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
  failed: 'The activities could not be loaded',
} as const
