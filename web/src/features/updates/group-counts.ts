import type { Tally } from 'functions/contract/analytics/tally'
import type { RecipientGroup } from 'functions/contract/updates/update'

/**
 * How many there are to write to.
 * @param invited as many as are known to have been invited in person without an answer; there may be more
 */
export function groupCounts({ rsvps, people, orders }: Tally, invited = 0): Record<RecipientGroup, number> {
  return {
    going: rsvps.going,
    interested: rsvps.interested,
    waiting: people.waiting + people.awaitingApproval,
    'ticket-holders': orders,
    invited,
  }
}
