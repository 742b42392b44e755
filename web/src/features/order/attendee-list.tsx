import type { Attendee } from 'functions/contract/attendee'
import type { OrderStatus } from 'functions/contract/order'
import { formatMoney } from 'functions/contract/money'
import { Download, Search } from 'lucide-react'
import { useState } from 'react'
import { asProblem } from '../../data/problem'
import { Badge } from '../../ui/badge'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'
import { TextField } from '../../ui/text-field'
import { attendeeWording as words } from './attendee-wording'
import styles from './attendee-list.module.css'
import { attendeesCsv, matchingAttendees, useAttendees } from './attendees'
import { saveFile } from './csv'

const TONES: Partial<Record<OrderStatus, 'good' | 'warn' | 'bad'>> = {
  paid: 'good',
  confirmed: 'good',
  'partially-refunded': 'warn',
  refunded: 'warn',
  disputed: 'bad',
  lost: 'bad',
}

const dateOf = (instant: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

function Row({ attendee }: { attendee: Attendee }) {
  const { fullName, email, items, total, currency, status, settledAt } = attendee
  return (
    <tr>
      <td>
        <span className={styles.name}>{fullName}</span>
        <span className={styles.more}>{email}</span>
      </td>
      <td>{items.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}</td>
      <td className={styles.number}>{total === 0 ? words.free : formatMoney(total, currency)}</td>
      <td>
        <Badge tone={TONES[status]}>{words.status[status]}</Badge>
      </td>
      <td className={styles.more}>{dateOf(settledAt)}</td>
    </tr>
  )
}

function Table({ attendees }: { attendees: readonly Attendee[] }) {
  return (
    // What scrolls must be reachable by the keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={words.heading} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">{words.columns.tickets}</th>
            <th scope="col" className={styles.number}>
              {words.columns.total}
            </th>
            <th scope="col">{words.columns.status}</th>
            <th scope="col">{words.columns.date}</th>
          </tr>
        </thead>
        <tbody>
          {attendees.map((attendee) => (
            <Row key={attendee.orderId} attendee={attendee} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CsvButton({ shareRef }: { shareRef: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function save() {
    setState('busy')
    try {
      saveFile(`attendees-${shareRef}.csv`, await attendeesCsv(shareRef))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download aria-hidden="true" />}
      busy={state === 'busy'}
      onClick={() => void save()}
    >
      {state === 'failed' ? words.csvFailed : words.csv}
    </Button>
  )
}

/** Those who have tickets: searched within what is loaded, loaded page by page, and all of them as CSV. */
export function AttendeeList({ uid, shareRef }: { uid: string; shareRef: string }) {
  const [search, setSearch] = useState('')
  const query = useAttendees(uid, shareRef)
  if (query.isError) return <Banner tone="error">{asProblem(query.error).detail}</Banner>
  if (!query.data) return <Skeleton shape="card" />
  const all = query.data.pages.flatMap((page) => page.items)
  const shown = matchingAttendees(all, search)
  if (all.length === 0) return <p className={styles.more}>{words.none}</p>
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <TextField
          label={words.search}
          hideLabel
          placeholder={words.search}
          type="search"
          value={search}
          lead={<Search aria-hidden="true" width={18} height={18} />}
          onChange={setSearch}
        />
        <CsvButton shareRef={shareRef} />
      </div>
      <Table attendees={shown} />
      <p className={styles.more} role="status">
        {words.shown(shown.length, all.length, query.hasNextPage)}
      </p>
      {query.hasNextPage && (
        <div>
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
    </div>
  )
}
