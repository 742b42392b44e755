import type { Activity } from 'functions/contract/activity'
import type { Instant } from 'functions/contract/time'
import { PublicRsvp } from '../features/rsvp/public-rsvp'
import { needsTicket } from '../features/ticket-type/needs-ticket'
import { PageFrame } from './page-frame'
import { PublicActivity } from './public-activity'
import { useMinuteClock } from './reader'
import { Related } from './related'

export interface PublicPageProps {
  activity: Activity
  /** When the server wrote the page; a cache may hand it on for a while. */
  writtenAt: Instant
  origin: string
}

/** The page at /activity/:shareRef, the same on the server and in the browser. */
export function PublicPage({ activity, writtenAt, origin }: PublicPageProps) {
  const now = useMinuteClock(writtenAt)
  return (
    <PageFrame>
      <PublicActivity
        activity={activity}
        now={now}
        origin={origin}
        rsvp={<PublicRsvp activity={activity} needsTicket={needsTicket(activity)} />}
      />
      <Related shareRef={activity.shareRef} />
    </PageFrame>
  )
}
