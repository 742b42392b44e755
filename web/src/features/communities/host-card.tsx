import type { ActivityCard } from 'functions/contract/activities/activity'
import type { ReactNode } from 'react'
import { paths } from '../../lib/navigation/paths'
import { shortWhen } from '../../lib/text/date-text'
import { Avatar } from '../../ui/avatar'
import { Link } from '../../ui/link'
import styles from './community.module.css'
import type { Host } from './hosts'
import { communityWording } from './wording'

/** So many of a host's activities are shown. */
const SHOWN = 3

/** An activity in a line: picture, time, title. */
export function SmallActivity({
  it,
  href,
  children,
}: {
  it: ActivityCard
  href: string
  children?: ReactNode
}) {
  return (
    <li className={styles.small}>
      <img src={it.thumbnail} alt="" width={128} height={80} loading="lazy" />
      <div className={styles.smallWords}>
        <p className={styles.when}>{shortWhen(it.startDate)}</p>
        <Link className={styles.activity} href={href}>
          {it.title}
        </Link>
      </div>
      {children}
    </li>
  )
}

interface HostCardProps {
  host: Host
  /** "3 coming up" */
  note: string
  hrefOf: (shareRef: string) => string
}

/** Somebody who brings others together, and what they put on; the name leads to their page. */
export function HostCard({ host, note, hrefOf }: HostCardProps) {
  const { uid, name, photoUrl, activities } = host
  const rest = activities.length - SHOWN
  return (
    <article className={styles.host}>
      <header className={styles.head}>
        <Avatar name={name} photoUrl={photoUrl} size="large" />
        <div className={styles.who}>
          <h2>
            <Link href={paths.person(uid)}>{name}</Link>
          </h2>
          <p className={styles.note}>{note}</p>
        </div>
      </header>
      <ul className={styles.activities}>
        {activities.slice(0, SHOWN).map((it) => (
          <SmallActivity key={it.shareRef} it={it} href={hrefOf(it.shareRef)} />
        ))}
      </ul>
      {rest > 0 && <p className={styles.note}>{communityWording.discover.more(rest)}</p>}
    </article>
  )
}

/** Hosts side by side, as many as fit. */
export function HostGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  )
}
