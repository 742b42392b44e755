import type { Activity } from 'functions/contract/activities/activity'

/** Whether going takes a ticket: there are ticket types, and none of them is free. The server asks the same. */
export function needsTicket({ ticketTypes }: Pick<Activity, 'ticketTypes'>): boolean {
  return ticketTypes.length > 0 && ticketTypes.every((type) => type.price > 0)
}
