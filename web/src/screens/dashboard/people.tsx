import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import type { Activity } from 'functions/contract/activities/activity'
import type { Tally } from 'functions/contract/analytics/tally'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { invitationsKey } from '../../features/invitations/invitations'
import { AttendeeList } from '../../features/attendees/attendee-list'
import { InvoiceList } from '../../features/invoices/invoice-list'
import { invoiceWording } from '../../features/invoices/invoice-wording'
import { attendeesKey } from '../../entities/attendees/attendees-key'
import { RsvpList } from '../../features/rsvps/rsvp-list'
import { RsvpLine, RsvpRequests } from '../../features/rsvps/rsvp-requests'
import { rsvpsOfActivityKey } from '../../features/rsvps/rsvps-of-activity'
import { WaitListList, waitListKey } from '../../features/wait-list/line-list'
import { mayHaveLines } from '../../features/wait-list/may-have-lines'
import { Card } from '../../ui/layout/card'
import { Tabs } from '../../ui/layout/tabs'
import styles from './dashboard.module.css'
import { InvitePeople } from './invite-people'
import { SoldOrder } from './sold-order'
import { TellPeople } from './tell-people'
import { useAtDoor } from './use-at-door'
import { dashboardWording as words } from './wording'

type List = 'attendees' | 'rsvps' | 'requests' | 'line' | 'wait-list' | 'invoices'

/** How many wait for tickets, whichever. */
function waitingIn({ tickets }: Tally): number {
  return Object.values(tickets).reduce((sum, { waiting }) => sum + waiting, 0)
}

/** Reads lists again whenever one of these numbers has moved. */
function useReloadOn(numbers: readonly number[], ...keys: readonly QueryKey[]) {
  const client = useQueryClient()
  const reload = useEffectEvent(() => {
    for (const queryKey of keys) void client.invalidateQueries({ queryKey })
  })
  const news = numbers.join(' ')
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what the numbers are is not used: that they moved is
  useEffect(() => reload(), [news])
}

/** Reads the lists again when the live numbers say that something happened. */
function useFreshLists(uid: string, tally: Tally) {
  const { shareRef, orders, rsvps, people, checkedIn, money } = tally
  const answers = [...Object.values(rsvps), ...Object.values(people)]
  useReloadOn([orders, checkedIn, money.refunded], attendeesKey(uid, shareRef))
  useReloadOn([...answers, checkedIn], rsvpsOfActivityKey(uid, shareRef), invitationsKey(uid, shareRef))
  useReloadOn([waitingIn(tally)], waitListKey(uid, shareRef))
}

/** The lists that there is something for: requests and the line only where the activity has them. */
function tabsOf(activity: Activity, tally: Tally) {
  const { ticketTypes, rsvp } = activity
  const { orders, rsvps, people } = tally
  const answered = rsvps.going + rsvps.interested + rsvps['not-going']
  const { awaitingApproval, waiting } = people
  const tabs: { id: List; label: string; count?: number; isThere: boolean }[] = [
    { id: 'attendees', label: words.attendees, count: orders, isThere: ticketTypes.length > 0 },
    { id: 'rsvps', label: words.rsvps, count: answered, isThere: true },
    {
      id: 'requests',
      label: words.requests,
      count: awaitingApproval,
      isThere: rsvp.needsApproval || awaitingApproval > 0,
    },
    { id: 'line', label: words.line, count: waiting, isThere: rsvp.capacity !== null || waiting > 0 },
    {
      id: 'wait-list',
      label: words.waitList,
      count: waitingIn(tally),
      isThere: mayHaveLines(activity),
    },
    {
      id: 'invoices',
      label: invoiceWording.list.tab,
      isThere: tally.money.total > 0,
    },
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
  const atDoor = useAtDoor(uid, activity, tally)
  const LISTS: Record<List, ReactNode> = {
    attendees: (
      <AttendeeList
        {...{ uid, activity }}
        {...atDoor.attendees}
        renderOrder={({ orderId, fullName }, onClose) => (
          <SoldOrder of={{ ...of, orderId }} name={fullName} onClose={onClose} />
        )}
      />
    ),
    rsvps: <RsvpList {...of} {...atDoor.rsvps} />,
    requests: <RsvpRequests {...of} />,
    line: <RsvpLine {...of} />,
    'wait-list': <WaitListList uid={uid} activity={activity} />,
    invoices: <InvoiceList {...of} />,
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
