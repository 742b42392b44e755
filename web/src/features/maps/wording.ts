/** The words of maps. */
export const mapWording = {
  map: 'Map of activities',
  many: (count: number) => `${count} activities here, look closer`,
  here: (count: number) => `${count} activities at this place`,
  searchHere: 'Search this area',
  close: 'Close',
} as const
