import { useQueryClient } from '@tanstack/react-query'
import type { Activity } from 'functions/contract/activities/activity'
import { AtDoor } from 'functions/contract/tickets/attendee'
import type { Attendee } from 'functions/contract/tickets/attendee'
import type { GuestAtDoor } from 'functions/contract/check-in/door'
import type { AnswerOfActivity } from 'functions/contract/rsvps/rsvp-page'
import type { Tally } from 'functions/contract/analytics/tally'
import { useSearchParams } from 'react-router-dom'
import { CheckInGuests } from '../../features/check-in/guests/check-in-guests'
import { DoorFilter } from '../../features/check-in/guests/door-filter'
import { attendeesKey } from '../../entities/attendees/attendees-key'
import { rsvpsOfActivityKey } from '../../features/rsvps/rsvps-of-activity'

/** How many have tickets that are good, and how many of them are in: from the numbers that are kept, never counted. */
function countsOf({ ticketTypes }: Activity, { tickets, checkedInByType }: Tally) {
  const sum = (all: number[]) => all.reduce((total, it) => total + it, 0)
  const sold = sum(Object.values(tickets).map((it) => it.sold))
  const inside = sum(ticketTypes.map((type) => checkedInByType[type.shareRef] ?? 0))
  return { in: inside, 'not-yet': Math.max(0, sold - inside) }
}

/** The door in the lists: who is in, by the address of the page, and the way in from each row. */
export function useAtDoor(uid: string, activity: Activity, tally: Tally) {
  const [params, setParams] = useSearchParams()
  const client = useQueryClient()
  const { shareRef } = activity
  const door = AtDoor.optional()
    .catch(undefined)
    .parse(params.get('door') ?? undefined)
  const choose = (next: AtDoor | undefined) =>
    setParams(
      (before) => {
        if (next === undefined) before.delete('door')
        else before.set('door', next)
        return before
      },
      { replace: true },
    )
  const rowOf = (guests: readonly GuestAtDoor[], key: readonly unknown[]) => (
    <CheckInGuests {...{ shareRef, guests }} onChanged={() => client.invalidateQueries({ queryKey: key })} />
  )
  return {
    attendees: {
      door,
      doorFilter: <DoorFilter value={door} counts={countsOf(activity, tally)} onChange={choose} />,
      guestsOf: ({ guests }: Attendee) => rowOf(guests, attendeesKey(uid, shareRef)),
    },
    rsvps: {
      guestOf: ({ atDoor }: AnswerOfActivity) => atDoor && rowOf([atDoor], rsvpsOfActivityKey(uid, shareRef)),
    },
  }
}
