import type { Activity } from 'functions/contract/activity'

/** Whether an activity may have lines for its tickets at all: there is nothing to ask about another one. */
export function mayHaveLines({ waitList, ticketTypes }: Activity): boolean {
  return waitList && ticketTypes.some((type) => type.capacity !== null)
}
