import type { z } from 'zod'
import type { ListMyTickets, TicketPage } from '../../../contract/tickets/ticket'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { listTicketsOfHolder } from '../../store/tickets/tickets'
import { claimTickets } from './steps/claim-tickets'

const PAGE = 50
/** An activity may go on for a while after it began. */
const STILL_HOURS = 48

/**
 * A person's tickets to what is coming or has just begun, soonest first: one page. What was sent to their address is theirs
 * from then on.
 */
export async function listMyTickets(
  by: Actor,
  { cursor }: z.output<typeof ListMyTickets>,
  now: Instant,
): Promise<TicketPage> {
  await claimTickets(by, now)
  const from = new Date(Date.parse(now) - STILL_HOURS * 3_600_000).toISOString()
  return listTicketsOfHolder(by.uid, from, PAGE, cursor)
}
