import { useQueryClient } from '@tanstack/react-query'
import type { Activity } from 'functions/contract/activity'
import type { Tally } from 'functions/contract/tally'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { invitationsKey } from '../../features/invitation/invitations'
import { AttendeeList } from '../../features/order/attendee-list'
import { attendeesKey } from '../../features/order/attendees'
import { RsvpList } from '../../features/rsvp/rsvp-list'
import { RsvpLine, RsvpRequests } from '../../features/rsvp/rsvp-requests'
import { rsvpsOfActivityKey } from '../../features/rsvp/rsvps-of-activity'
import { Card } from '../../ui/card'
import { Tabs } from '../../ui/tabs'
import styles from './dashboard.module.css'
import { InvitePeople } from './invite-people'
import { TellPeople } from './tell-people'
import { dashboardWording as words } from './wording'

type List = 'attendees' | 'rsvps' | 'requests' | 'line'

/** Reads the lists anew when the live numbers say that something happened. */
function useFreshLists(uid: string, { shareRef, orders, rsvps, people }: Tally) {
  const client = useQueryClient()
  const answers = [...Object.values(rsvps), ...Object.values(people)].join(' ')
  useEffect(() => {
    void client.invalidateQueries({ queryKey: attendeesKey(uid, shareRef) })
    // The number is not used but is the news.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [client, uid, shareRef, orders])
  useEffect(() => {
    void client.invalidateQueries({ queryKey: rsvpsOfActivityKey(uid, shareRef) })
    void client.invalidateQueries({ queryKey: invitationsKey(uid, shareRef) })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [client, uid, shareRef, answers])
}

/** The lists that there is something for: requests and the line only where the activity has them. */
function tabsOf({ ticketTypes, rsvp }: Activity, { orders, rsvps, people }: Tally) {
  const answered = rsvps.going + rsvps.interested + rsvps['not-going']
  const { awaitingApproval, waiting } = people
  const tabs: { id: List; label: string; count: number; isThere: boolean }[] = [
    { id: 'attendees', label: words.attendees, count: orders, isThere: ticketTypes.length > 0 },
    { id: 'rsvps', label: words.rsvps, count: answered, isThere: true },
    {
      id: 'requests',
      label: words.requests,
      count: awaitingApproval,
      isThere: rsvp.needsApproval || awaitingApproval > 0,
    },
    { id: 'line', label: words.line, count: waiting, isThere: rsvp.capacity !== null || waiting > 0 },
  ]
  return tabs.filter((tab) => tab.isThere)
}

/** Who has tickets, who answered, who asks, and who waits; and the ways to invite and to write to them. */
export function People({ uid, activity, tally }: { uid: string; activity: Activity; tally: Tally }) {
  const [chosen, setChosen] = useState<List>()
  useFreshLists(uid, tally)
  const tabs = tabsOf(activity, tally)
  const list = tabs.find((tab) => tab.id === chosen)?.id ?? tabs[0]?.id ?? 'rsvps'
  const of = { uid, shareRef: activity.shareRef }
  const LISTS: Record<List, ReactNode> = {
    attendees: <AttendeeList uid={uid} activity={activity} />,
    rsvps: <RsvpList {...of} />,
    requests: <RsvpRequests {...of} />,
    line: <RsvpLine {...of} />,
  }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card>
          <Tabs label={words.people} tabs={tabs} selected={list} onSelect={setChosen}>
            {LISTS[list]}
          </Tabs>
        </Card>
      </div>
      <div className={styles.column}>
        <InvitePeople uid={uid} activity={activity} />
        <TellPeople uid={uid} activity={activity} tally={tally} />
      </div>
    </div>
  )
}
