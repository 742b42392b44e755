import type { Door } from '../../../contract/check-in/door'
import { config } from '../../config'
import type { Actor } from '../../domain/access/actor'
import { publicKeysOf } from '../../domain/tickets/ticket-code'
import { findAllTicketTypes } from '../../store/activities/activities'
import { requireDoor } from './steps/require-door'

/** What a door needs to work without a network, beside the list of its guests. */
export async function openDoor(by: Actor, shareRef: string): Promise<Door> {
  const { activity, role } = await requireDoor(by, shareRef)
  const { title, startsAt, endsAt, timezone } = activity
  return {
    shareRef,
    title,
    startsAt,
    endsAt,
    timezone,
    role,
    ticketTypes: (await findAllTicketTypes(activity)).map((type) => ({
      shareRef: type.shareRef,
      title: type.title,
    })),
    keys: publicKeysOf(config().TICKET_SIGNING_KEYS),
  }
}
