import type { RsvpAnswer } from 'functions/contract/rsvp'
import { asProblem } from '../../data/problem'
import { timeAgo } from '../../lib/date-text'
import { Avatar } from '../../ui/avatar'
import { Badge } from '../../ui/badge'
import { Banner } from '../../ui/banner'
import { Button } from '../../ui/button'
import { Skeleton } from '../../ui/skeleton'
import styles from './rsvp-list.module.css'
import { useRsvpsOfActivity } from './rsvps-of-activity'
import { rsvpWording } from './wording'

const words = rsvpWording.list
const TONES = {
  going: 'good',
  interested: 'highlight',
  'not-going': 'plain',
  'not-responded': 'plain',
} as const

/** Who answered what, latest first. */
export function RsvpList({ uid, shareRef }: { uid: string; shareRef: string }) {
  const query = useRsvpsOfActivity(uid, shareRef)
  if (query.isError) return <Banner tone="error">{asProblem(query.error).detail}</Banner>
  if (!query.data) return <Skeleton shape="card" />
  const all = query.data.pages.flatMap((page) => page.items)
  if (all.length === 0) return <p className={styles.none}>{words.noneHelp}</p>
  return (
    <>
      <ul className={styles.list}>
        {all.map((rsvp) => (
          <li key={rsvp.uid} className={styles.row}>
            <Avatar name={rsvp.shownName} size="small" />
            <span className={styles.who}>
              {rsvp.shownName}
              <span className={styles.none}>{timeAgo(rsvp.respondedAt)}</span>
            </span>
            <Badge tone={TONES[rsvp.response satisfies RsvpAnswer]}>
              {rsvpWording.answers[rsvp.response]}
            </Badge>
          </li>
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
