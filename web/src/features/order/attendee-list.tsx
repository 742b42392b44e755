import type { Activity } from 'functions/contract/activity'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { asProblem } from '../../data/problem'
import { classNames } from '../../lib/class-names'
import { useSettled } from '../../lib/use-settled'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'
import { AttendeeFilters } from './attendee-filters'
import { AttendeeRow } from './attendee-row'
import { attendeeWording as words } from './attendee-wording'
import styles from './attendee-list.module.css'
import { useAttendees, useAttendeesFile } from './attendees'
import type { AttendeeFilter } from './attendees'

/** All of them as a file, or those that are shown on paper. */
function Take({ shareRef }: { shareRef: string }) {
  const file = useAttendeesFile(shareRef)
  return (
    <>
      <div className={styles.take}>
        <Button
          variant="secondary"
          size="small"
          icon={<Download aria-hidden="true" />}
          busy={file.isPending}
          onClick={() => file.mutate()}
        >
          {words.csv}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {words.print}
        </Button>
      </div>
      {file.isError && <Banner tone="error">{asProblem(file.error).detail}</Banner>}
    </>
  )
}

interface ListProps {
  uid: string
  activity: Pick<Activity, 'shareRef' | 'title' | 'ticketTypes'>
}

function Found({ uid, activity, filter }: ListProps & { filter: AttendeeFilter }) {
  const query = useAttendees(uid, activity.shareRef, filter)
  if (query.isError) return <Banner tone="error">{asProblem(query.error).detail}</Banner>
  if (!query.data) return <Skeleton shape="card" />
  const all = query.data.pages.flatMap((page) => page.items)
  const isEverybody = Object.values(filter).every((it) => it === undefined)
  return (
    <>
      <ul
        className={classNames(styles.rows, query.isPlaceholderData && styles.old)}
        aria-label={words.heading}
      >
        {all.map((attendee) => (
          <AttendeeRow key={attendee.orderId} uid={uid} shareRef={activity.shareRef} attendee={attendee} />
        ))}
      </ul>
      <p className={styles.more} role="status">
        {all.length === 0 && !query.hasNextPage
          ? isEverybody
            ? words.none
            : words.noneFound
          : words.shown(all.length, query.hasNextPage)}
      </p>
      {query.hasNextPage && (
        <div className={styles.take}>
          <Button
            variant="secondary"
            size="small"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {words.moreRows}
          </Button>
        </div>
      )}
    </>
  )
}

/** Those who have tickets: searched and narrowed over all of them, loaded page by page, as CSV or on paper. */
export function AttendeeList({ uid, activity }: ListProps) {
  const [filter, setFilter] = useState<AttendeeFilter>({})
  const search = useSettled(filter.search)
  return (
    <div className={styles.list}>
      <AttendeeFilters ticketTypes={activity.ticketTypes} value={filter} onChange={setFilter} />
      <Take shareRef={activity.shareRef} />
      <h2 className={styles.paper}>{words.paper(activity.title)}</h2>
      <Found uid={uid} activity={activity} filter={{ ...filter, search }} />
    </div>
  )
}
