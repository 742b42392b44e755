import type { HowToGetIn } from '../../../../contract/tickets/how-to-get-in'
import type { Ticket, TicketStatus } from '../../../../contract/tickets/ticket'
import { findActivity, findSettings } from '../../../store/activities/activities'

/** Tickets that let somebody in, or did. */
const LETS_IN: readonly TicketStatus[] = ['valid', 'used']

/** Where an activity takes place, as it is now; and the link to join it by, for who has a ticket that lets them in. */
export async function findHowToGetIn(
  shareRef: string,
  tickets: readonly Pick<Ticket, 'status'>[],
): Promise<HowToGetIn> {
  const activity = await findActivity(shareRef)
  if (!activity) return { location: null, meetingUrl: null }
  const mayJoin = activity.hasMeetingUrl && tickets.some(({ status }) => LETS_IN.includes(status))
  const settings = mayJoin ? await findSettings(shareRef) : undefined
  return { location: activity.location, meetingUrl: settings?.meetingUrl ?? null }
}
