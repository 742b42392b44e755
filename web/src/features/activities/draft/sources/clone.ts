import type { DraftTicketType } from '../draft'

const MAX_TITLE = 80
const TAIL = ' (copy)'

/** Another ticket type like one that is there: new to the server, and told apart by its title. */
export function cloneOf(type: DraftTicketType, tempId: string): DraftTicketType {
  const { shareRef: _, ...rest } = type
  return { ...rest, tempId, title: `${type.title.slice(0, MAX_TITLE - TAIL.length)}${TAIL}` }
}
