import type { Activity } from 'functions/contract/activities/activity'
import { DELETED_NAME } from 'functions/contract/accounts/deleted-name'
import type { TicketType } from 'functions/contract/tickets/ticket-type'
import type { Instant } from 'functions/contract/time'
import type { ReactNode } from 'react'
import { paths } from '../lib/navigation/paths'
import { classNames } from '../lib/class-names'
import type { RichTextView } from '../features/ticket-types/ticket-details'
import { Avatar } from '../ui/avatar'
import { Link } from '../ui/link'
import { About } from './parts/about'
import { ActionBar, RsvpCard, TicketsCard } from './parts/buy'
import type { BarStanding } from './parts/buy'
import { Ambience } from './parts/cover'
import { Facts } from './parts/facts'
import { Gallery } from './parts/gallery'
import { Notice, noticeOf } from './parts/notices'
import styles from './public-activity.module.css'
import { ShareButton } from './parts/share'
import { SourceNote } from './parts/source-note'
import { useTicketOrder } from './parts/ticket-order'
import { publicWording as words } from './wording'

export interface PublicActivityProps {
  activity: Activity
  now: Instant
  /** The site's own address, for the link that is shared. */
  origin: string
  /** The RSVP control: what answering does differs between the public page, the private screen and a preview. */
  rsvp: ReactNode
  /** What the bar says of the person's own RSVP, and how it is given or changed from there. */
  standing?: BarStanding
  /** How to wait for a ticket type that is sold out, where the person is known. */
  waitFor?: (type: TicketType) => ReactNode
  /** The link to join, for those who may have it. */
  meetingUrl?: string | null | undefined
  /** The ways to ask about it, and to report it: a preview has none. */
  messages?: ReactNode
  /** Sanitises rich descriptions in the browser: for those that did not come cleaned from the server. */
  richText?: RichTextView
}

/** With more ticket types than this, the column beside the text is too tall to follow it down. */
const MOST_TO_FOLLOW = 3

/** Where people find it: its public page, or the private screen where it is not for everybody. */
function pageOf({ audience, shareRef }: Activity): string {
  return audience === 'public' ? paths.publicActivity(shareRef) : paths.activity(shareRef)
}

/** Who hosts it, with the way to their page as long as they have one. */
function Host({ organiser: { uid, name, photoURL } }: Pick<Activity, 'organiser'>) {
  const host = (
    <>
      <Avatar name={name} photoUrl={photoURL} size="small" />
      {words.hostedBy(name)}
    </>
  )
  if (name === DELETED_NAME) return <span className={styles.who}>{host}</span>
  return (
    <Link className={styles.who} href={paths.person(uid)}>
      {host}
    </Link>
  )
}

function Head({ activity, now, origin }: PublicActivityProps) {
  const { organiser, title } = activity
  return (
    <header className={styles.head}>
      <Notice activity={activity} now={now} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.host}>
        <Host organiser={organiser} />
        <ShareButton title={title} url={origin + pageOf(activity)} />
      </div>
    </header>
  )
}

/**
 * An activity as its audience sees it: on the public page, on the private screen and in a preview alike. It lays itself
 * out by its own width, so that a preview can show a phone on a wide screen.
 */
export function PublicActivity(props: PublicActivityProps) {
  const { activity, now, richText: Text } = props
  const order = useTicketOrder(activity, now)
  const isOpen = noticeOf(activity, now) === undefined
  const isShort = activity.ticketTypes.length <= MOST_TO_FOLLOW
  const costs = activity.ticketTypes.some((type) => type.price > 0)
  const tickets = <TicketsCard activity={activity} order={order} waitFor={props.waitFor} richText={Text} />
  return (
    <article className={styles.activity}>
      <Ambience activity={activity} />
      <div className={styles.inside}>
        <div className={styles.cover}>
          <Gallery activity={activity} />
        </div>
        <div className={styles.main}>
          <Head {...props} />
          <Facts
            activity={activity}
            now={now}
            meetingUrl={props.meetingUrl}
            calendar={
              activity.audience === 'public'
                ? { page: props.origin + pageOf(activity), file: paths.calendar(activity.shareRef) }
                : undefined
            }
          />
        </div>
        <div className={classNames(styles.side, isShort && styles.follows)}>
          {costs && tickets}
          {isOpen && <RsvpCard>{props.rsvp}</RsvpCard>}
          {!costs && tickets}
        </div>
        <div className={styles.more}>
          <About activity={activity}>{Text && <Text html={activity.richDescription} />}</About>
          <SourceNote source={activity.source} />
          {props.messages}
        </div>
      </div>
      {isOpen && <ActionBar activity={activity} order={order} standing={props.standing} />}
    </article>
  )
}
