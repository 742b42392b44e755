import type { Activity } from 'functions/contract/activities/activity'
import { isLimited } from 'functions/contract/tickets/availability'

/** Whether an activity may have lines for its tickets at all: there is nothing to ask about another one. */
export function mayHaveLines({ waitList, ticketTypes }: Activity): boolean {
  return waitList && ticketTypes.some((type) => isLimited(type))
}
