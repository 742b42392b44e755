/** When an activity takes place, in its own zone, as its organiser typed it. */
export function whenInWords(activity: { startDate: string; timezone: string }): string {
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(new Date(`${activity.startDate}:00Z`))} (${activity.timezone.replaceAll('_', ' ')})`
}
