import type { WallTime } from 'functions/contract/time'
import type { ReactNode } from 'react'
import { shortWhen } from '../lib/text/date-text'
import styles from './activity-card.module.css'
import { DateBadge } from './date-badge'
import { Link } from './link'

export interface ActivityCardProps {
  href: string
  title: string
  imageUrl: string
  startDate: WallTime
  /** Where it is, or "Online". */
  place?: string | undefined
  organiserName?: string | undefined
  /** "Free", "From $12", "Sold out". */
  price?: string | undefined
  /** "24 going". */
  crowd?: string | undefined
  /** A Badge over the picture: a status, for example. */
  flag?: ReactNode
  /** Buttons below, beside the card's own link. */
  actions?: ReactNode
  /** The level of its title among the page's headings. */
  level?: 2 | 3 | undefined
  /** The first cards of a page load their picture at once. */
  eager?: boolean | undefined
}

function Picture({ imageUrl, startDate, flag, eager }: ActivityCardProps) {
  return (
    <div className={styles.picture}>
      <img
        src={imageUrl}
        alt=""
        width={640}
        height={400}
        loading={eager === true ? 'eager' : 'lazy'}
        decoding="async"
      />
      <span className={styles.date}>
        <DateBadge date={startDate} />
      </span>
      {flag !== undefined && <span className={styles.flag}>{flag}</span>}
    </div>
  )
}

/** An activity as a picture with its date on it, and the few facts that decide whether to look closer. */
export function ActivityCard(props: ActivityCardProps) {
  const Title = props.level === 2 ? 'h2' : 'h3'
  const where = [props.place, props.organiserName && `by ${props.organiserName}`].filter(Boolean).join(' · ')
  return (
    <article className={styles.card}>
      <Picture {...props} />
      <div className={styles.words}>
        <p className={styles.when}>{shortWhen(props.startDate)}</p>
        <Title className={styles.title}>
          <Link className={styles.link} href={props.href}>
            {props.title}
          </Link>
        </Title>
        {where !== '' && <p className={styles.fact}>{where}</p>}
        {(props.price !== undefined || props.crowd !== undefined) && (
          <p className={styles.foot}>
            {props.price !== undefined && <span className={styles.price}>{props.price}</span>}
            {props.price !== undefined && props.crowd !== undefined && <span className={styles.dot}>·</span>}
            {props.crowd !== undefined && <span className={styles.dot}>{props.crowd}</span>}
          </p>
        )}
        {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
      </div>
    </article>
  )
}

/** Cards side by side, as many as fit. */
export function ActivityGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles.grid}>
      {children}
    </ul>
  )
}
