import type { Activity } from 'functions/contract/activities/activity'
import type { AtDoor, Attendee } from 'functions/contract/tickets/attendee'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { asProblem } from '../../data/requests/problem'
import { classNames } from '../../lib/class-names'
import { useDebouncedValue } from '../../lib/state/use-debounced-value'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { DownloadButton } from '../../ui/download-button'
import { Skeleton } from '../../ui/states/skeleton'
import { AttendeeFilters } from './attendee-filters'
import { AttendeeRow } from './attendee-row'
import type { RenderOrder } from './attendee-row'
import { attendeeWording as words } from './attendee-wording'
import styles from './attendee-list.module.css'
import { useAttendees, useAttendeesFile } from './attendees'
import type { AttendeeFilter } from './attendees'

/** All of them as a file, or those that are shown on paper. */
function Take({ shareRef, door }: { shareRef: string; door: AtDoor | undefined }) {
  const file = useAttendeesFile(shareRef, door)
  return (
    <>
      <div className={styles.take}>
        <DownloadButton busy={file.isPending} onClick={() => file.mutate()}>
          {words.csv[door ?? 'all']}
        </DownloadButton>
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
  /** The guests of a row, with what can be done about each at the door. */
  guestsOf: (attendee: Attendee) => ReactNode
  renderOrder: RenderOrder
}

function Found({ uid, activity, filter, guestsOf, renderOrder }: ListProps & { filter: AttendeeFilter }) {
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
          <AttendeeRow
            key={attendee.orderId}
            {...{ uid, attendee, renderOrder }}
            shareRef={activity.shareRef}
          >
            {guestsOf(attendee)}
          </AttendeeRow>
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

export interface AttendeeListProps extends ListProps {
  /** Those who are in alone, or those who may still come. */
  door: AtDoor | undefined
  /** Where that is chosen. */
  doorFilter: ReactNode
}

/** Those who have tickets: searched and narrowed over all of them, loaded page by page, as CSV or on paper. */
export function AttendeeList({ door, doorFilter, ...list }: AttendeeListProps) {
  const { activity } = list
  const [filter, setFilter] = useState<Omit<AttendeeFilter, 'door'>>({})
  const search = useDebouncedValue(filter.search)
  return (
    <div className={styles.list}>
      <AttendeeFilters ticketTypes={activity.ticketTypes} value={filter} onChange={setFilter} />
      {doorFilter}
      <Take shareRef={activity.shareRef} door={door} />
      <h2 className={styles.paper}>
        {[words.paper(activity.title), door && words.paperAtDoor[door]].filter(Boolean).join(', ')}
      </h2>
      <Found {...list} filter={{ ...filter, search, door }} />
    </div>
  )
}
