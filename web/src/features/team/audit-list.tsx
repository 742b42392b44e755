import type { AuditEntry, AuditKind } from 'functions/contract/audit/audit'
import {
  CalendarClock,
  CalendarOff,
  CalendarX2,
  FileDown,
  HandCoins,
  Link2,
  Link2Off,
  Pause,
  Pencil,
  Play,
  Plus,
  Scale,
  Trash2,
  UserCheck,
  UserCog,
  UserMinus,
  UserPlus,
  Undo2,
  UserRoundCheck,
  UserRoundX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { asProblem } from '../../data/requests/problem'
import { timeAgo } from '../../lib/text/date-text'
import { Banner } from '../../ui/states/banner'
import { Button } from '../../ui/button'
import { Card } from '../../ui/layout/card'
import { Skeleton } from '../../ui/states/skeleton'
import styles from './team.module.css'
import { useAudit } from './team-queries'
import { teamWording } from './wording'

const words = teamWording.audit

const ICONS: Record<AuditKind, ReactNode> = {
  created: <Plus />,
  saved: <Pencil />,
  published: <Play />,
  scheduled: <CalendarClock />,
  unscheduled: <CalendarOff />,
  paused: <Pause />,
  cancelled: <CalendarX2 />,
  deleted: <Trash2 />,
  'team-invited': <Link2 />,
  'team-invitation-withdrawn': <Link2Off />,
  'team-joined': <UserCheck />,
  'team-role-changed': <UserCog />,
  'team-removed': <UserMinus />,
  'attendees-exported': <FileDown />,
  'rsvps-exported': <FileDown />,
  'check-in-undone': <Undo2 />,
  'walk-in-added': <UserPlus />,
  'order-refunded': <HandCoins />,
  'dispute-answered': <Scale />,
  'request-approved': <UserRoundCheck />,
  'request-declined': <UserRoundX />,
}

const whenOf = (instant: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))

function Entry({ entry }: { entry: AuditEntry }) {
  return (
    <li className={styles.member}>
      <span className={styles.icon} aria-hidden="true">
        {ICONS[entry.kind]}
      </span>
      <div className={styles.who}>
        <span>
          <strong>{entry.byName}</strong> {words.did[entry.kind]}
        </span>
        <span className={styles.note}>
          {entry.subject !== '' && `${entry.subject} · `}
          <time dateTime={entry.at} title={whenOf(entry.at)}>
            {timeAgo(entry.at)}
          </time>
        </span>
      </div>
    </li>
  )
}

/** The trail: who did what and when, newest first. */
export function AuditList({ uid, shareRef }: { uid: string; shareRef: string }) {
  const query = useAudit(uid, shareRef)
  if (query.isError) return <Banner tone="error">{asProblem(query.error).detail}</Banner>
  if (!query.data) return <Skeleton shape="card" />
  const entries = query.data.pages.flatMap((page) => page.items)
  return (
    <Card heading={words.heading}>
      {entries.length === 0 && <p className={styles.note}>{words.none}</p>}
      <ol className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {query.hasNextPage && (
        <div className={styles.acts}>
          <Button
            variant="secondary"
            size="small"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      )}
    </Card>
  )
}
