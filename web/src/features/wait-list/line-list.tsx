import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { Activity } from 'functions/contract/activities/activity'
import { isLimited } from 'functions/contract/tickets/availability'
import type { ShareRef } from 'functions/contract/ids'
import type { CallOutput } from 'functions/contract/api/calls'
import { useState } from 'react'
import { call } from '../../data/requests/call'
import { asProblem } from '../../data/requests/problem'
import { timeAgo } from '../../lib/text/date-text'
import { Badge } from '../../ui/badge'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Select } from '../../ui/fields/select'
import { Skeleton } from '../../ui/states/skeleton'
import styles from './wait-list.module.css'
import { waitListWording } from './wording'

const words = waitListWording.list
type InLine = CallOutput<'listWaitList'>['items'][number]

/** What all lists of those who wait for an activity's tickets share. */
export function waitListKey(uid: string, shareRef: ShareRef) {
  return ['wait-list', 'of-activity', uid, shareRef] as const
}

function lineQuery(uid: string, shareRef: ShareRef, ticketTypeRef: ShareRef) {
  return infiniteQueryOptions({
    queryKey: [...waitListKey(uid, shareRef), ticketTypeRef],
    queryFn: ({ pageParam: cursor }) =>
      call('listWaitList', { shareRef, ticketTypeRef, ...(cursor !== null && { cursor }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  })
}

function Row({ person, quantity, state, waitingSince }: InLine) {
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        {person.fullName}
        <span className={styles.about}>
          {person.email} · {timeAgo(waitingSince)}
        </span>
      </span>
      {waitListWording.count(quantity)}
      <Badge tone={state === 'offered' ? 'good' : 'info'}>{words.states[state]}</Badge>
    </li>
  )
}

function Line({ uid, shareRef, typeRef }: { uid: string; shareRef: ShareRef; typeRef: ShareRef }) {
  const query = useInfiniteQuery(lineQuery(uid, shareRef, typeRef))
  if (query.isError) return <Banner tone="error">{asProblem(query.error).detail}</Banner>
  if (!query.data) return <Skeleton shape="card" />
  const all = query.data.pages.flatMap((page) => page.items)
  if (all.length === 0) return <p className={styles.note}>{words.none}</p>
  return (
    <>
      <ul className={styles.list}>
        {all.map((it) => (
          <Row key={it.uid} {...it} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}

/** Who waits for the tickets of an activity, first come first: one ticket type at a time. */
export function WaitListList({ uid, activity }: { uid: string; activity: Activity }) {
  const types = activity.ticketTypes.filter(isLimited)
  const [chosen, setChosen] = useState(types[0]?.shareRef ?? '')
  if (types.length === 0) return <p className={styles.note}>{words.none}</p>
  return (
    <div className={styles.part}>
      {types.length > 1 && (
        <Select
          label={words.which}
          options={types.map((type) => ({ value: type.shareRef, label: type.title }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <Line uid={uid} shareRef={activity.shareRef} typeRef={chosen} />
    </div>
  )
}
