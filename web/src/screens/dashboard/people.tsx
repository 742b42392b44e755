import { useQueryClient } from '@tanstack/react-query'
import type { Activity } from 'functions/contract/activity'
import type { Tally } from 'functions/contract/tally'
import { useEffect, useState } from 'react'
import { AttendeeList } from '../../features/order/attendee-list'
import { attendeesKey } from '../../features/order/attendees'
import { RsvpList } from '../../features/rsvp/rsvp-list'
import { rsvpsOfActivityQuery } from '../../features/rsvp/rsvps-of-activity'
import { Card } from '../../ui/card'
import { Tabs } from '../../ui/tabs'
import { dashboardWording as words } from './wording'

type List = 'attendees' | 'rsvps'

/** Reads the lists anew when the live numbers say that something happened. */
function useFreshLists(uid: string, { shareRef, orders, rsvps }: Tally) {
  const client = useQueryClient()
  const answers = Object.values(rsvps).join(' ')
  useEffect(() => {
    void client.invalidateQueries({ queryKey: attendeesKey(uid, shareRef) })
    // The number is not used but is the news.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [client, uid, shareRef, orders])
  useEffect(() => {
    void client.invalidateQueries({ queryKey: rsvpsOfActivityQuery(uid, shareRef).queryKey })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [client, uid, shareRef, answers])
}

/** Who has tickets, and who answered. */
export function People({ uid, activity, tally }: { uid: string; activity: Activity; tally: Tally }) {
  const hasTickets = activity.ticketTypes.length > 0
  const [list, setList] = useState<List>(hasTickets ? 'attendees' : 'rsvps')
  useFreshLists(uid, tally)
  const answered = tally.rsvps.going + tally.rsvps.interested + tally.rsvps['not-going']
  const rsvps = { id: 'rsvps' as const, label: words.rsvps, count: answered }
  const tabs = hasTickets
    ? [{ id: 'attendees' as const, label: words.attendees, count: tally.orders }, rsvps]
    : [rsvps]
  return (
    <Card>
      <Tabs label={words.people} tabs={tabs} selected={list} onSelect={setList}>
        {list === 'attendees' ? (
          <AttendeeList uid={uid} activity={activity} />
        ) : (
          <RsvpList uid={uid} shareRef={activity.shareRef} />
        )}
      </Tabs>
    </Card>
  )
}
