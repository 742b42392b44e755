import type { Tally } from 'functions/contract/tally'
import type { RecipientGroup } from 'functions/contract/update'

/** How many there are to write to. */
export function groupCounts({ rsvps, people, orders }: Tally): Record<RecipientGroup, number> {
  return {
    going: rsvps.going,
    interested: rsvps.interested,
    waiting: people.waiting + people.awaitingApproval,
    'ticket-holders': orders,
  }
}
