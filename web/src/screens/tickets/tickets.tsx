import { Ticket } from 'lucide-react'
import { paths } from '../../lib/navigation/paths'
import { useOnline } from '../../data/device/online'
import { asProblem } from '../../data/requests/problem'
import { useSession } from '../../data/session'
import { groupTickets, useMyTickets } from '../../features/tickets/my-tickets'
import type { TicketGroup } from '../../features/tickets/my-tickets'
import { FindTickets } from '../../features/tickets/find-tickets'
import { SendTicket } from '../../features/tickets/send-ticket'
import { TicketCard } from '../../features/tickets/ticket-card'
import { shortWhen, timeAgo } from '../../lib/text/date-text'
import { Banner } from '../../ui/states/banner'
import { LinkButton } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ErrorState } from '../../ui/states/error-state'
import { PageHeader, PageRoom } from '../../ui/layout/page-header'
import { Loading, Skeleton } from '../../ui/states/skeleton'
import styles from './tickets.module.css'
import { ticketsWording as words } from './wording'

function Group({ group: { shareRef, title, startDate, tickets } }: { group: TicketGroup }) {
  return (
    <section aria-label={`${title}, ${shortWhen(startDate)}`}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <div className={styles.links}>
          <LinkButton variant="secondary" size="small" href={paths.invoice(shareRef)}>
            {words.order}
          </LinkButton>
          <LinkButton variant="secondary" size="small" href={paths.activity(shareRef)}>
            {words.activity}
          </LinkButton>
          <LinkButton variant="secondary" size="small" href={paths.contact(shareRef)}>
            {words.contact}
          </LinkButton>
        </div>
      </div>
      <ul className={styles.tickets}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} action={<SendTicket ticket={ticket} />} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Nothing({ text, action }: { text: string; action?: boolean }) {
  return (
    <EmptyState
      icon={<Ticket />}
      title={words.none.title}
      action={action === true && <LinkButton href={paths.explore()}>{words.none.action}</LinkButton>}
    >
      {text}
    </EmptyState>
  )
}

function Tickets({ uid }: { uid: string }) {
  const { data, error, dataUpdatedAt, refetch, isFetching } = useMyTickets(uid)
  const isOffline = !useOnline()
  if (!data) {
    if (isOffline) return <Nothing text={words.offline.nothing} />
    if (!error) {
      return (
        <Loading label={words.loading}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Loading>
      )
    }
    const { detail, requestId } = asProblem(error)
    return (
      <ErrorState
        title={words.failed}
        {...{ detail, requestId }}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <>
      {isOffline && (
        <div className={styles.note}>
          <Banner tone="warn" title={words.offline.title}>
            {words.offline.detail(timeAgo(new Date(dataUpdatedAt).toISOString()))}
          </Banner>
        </div>
      )}
      {data.length === 0 && (
        <>
          <Nothing text={words.none.text} action />
          <FindTickets />
        </>
      )}
      <div className={styles.groups}>
        {groupTickets(data).map((group) => (
          <Group key={group.shareRef} group={group} />
        ))}
      </div>
    </>
  )
}

/** /tickets: the person's tickets to what is coming, also without a network. */
export function Screen() {
  const { state, user } = useSession()
  return (
    <PageRoom narrow>
      <PageHeader title={words.title} lead={words.lead} />
      {user && <Tickets key={user.uid} uid={user.uid} />}
      {state === 'signed-out' && (
        <div className={styles.groups}>
          <LinkButton href={paths.login(paths.tickets())}>{words.signIn}</LinkButton>
          <FindTickets />
        </div>
      )}
    </PageRoom>
  )
}
