import type { Activity } from 'functions/contract/activities/activity'
import type { RsvpAnswer, RsvpResponse } from 'functions/contract/rsvps/rsvp'
import type { Instant } from 'functions/contract/time'
import { MessageButtons } from '../features/messages/message-buttons'
import { PublicRsvp } from '../features/rsvps/public-rsvp'
import { usePublicRsvp } from '../features/rsvps/use-public-rsvp'
import { needsTicket } from '../features/ticket-types/needs-ticket'
import { PageFrame } from './document/page-frame'
import { PublicActivity } from './public-activity'
import { useMinuteClock } from './document/reader'
import { Related } from './parts/related'
import { questionsIn } from './parts/rsvp-questions'

export interface PublicPageProps {
  activity: Activity
  /** When the server wrote the page; a cache may hand it on for a while. */
  writtenAt: Instant
  origin: string
}

/** What the sheet opens with: what was answered, else that one comes. */
function answerToShow(response: RsvpResponse): RsvpAnswer {
  return response === 'not-available' || response === 'not-responded' ? 'going' : response
}

/** The page at /activity/:shareRef, the same on the server and in the browser. */
export function PublicPage({ activity, writtenAt, origin }: PublicPageProps) {
  const now = useMinuteClock(writtenAt)
  const rsvp = usePublicRsvp(activity)
  const needs = needsTicket(activity)
  return (
    <PageFrame>
      <PublicActivity
        activity={{ ...activity, counts: rsvp.counts }}
        now={now}
        origin={origin}
        meetingUrl={rsvp.info?.meetingUrl}
        messages={<MessageButtons activity={activity} />}
        rsvp={<PublicRsvp {...{ activity, rsvp }} needsTicket={needs} questions={questionsIn(activity)} />}
        standing={{
          ...rsvp,
          state: rsvp.info?.state,
          onRsvp: () => rsvp.openSheet(answerToShow(rsvp.response)),
        }}
      />
      <Related shareRef={activity.shareRef} />
    </PageFrame>
  )
}
