import type { ShareRef } from 'functions/contract/ids'
import { paths } from '../../lib/navigation/paths'
import { formatTicketChoice } from './ticket-choice'
import type { TicketChoice } from './ticket-choice'

/**
 * Where the tickets chosen are bought; without any, where they are chosen.
 * @param code what opened some of them
 */
export function checkoutPath(shareRef: ShareRef, choice: TicketChoice, code?: string): string {
  return paths.checkout(shareRef, formatTicketChoice(choice), code)
}

/** Back to the choice, which is kept. */
export function choosePath(shareRef: ShareRef, choice: TicketChoice, code?: string): string {
  return paths.chooseTickets(shareRef, formatTicketChoice(choice), code)
}
