import type { Activity } from 'functions/contract/activity'
import { paths } from '../../app/paths'
import { RsvpChoice } from './rsvp-choice'
import { outcomeOf } from './outcome'
import type { PublicRsvpState } from './use-public-rsvp'

export interface PublicRsvpProps {
  activity: Activity
  needsTicket: boolean
  rsvp: PublicRsvpState
}

/** The RSVP control of the public page, and the sheet that whoever has no account answers in. */
export function PublicRsvp({ activity, needsTicket, rsvp }: PublicRsvpProps) {
  const { info, open, sending, problem } = rsvp
  return (
    <>
      <RsvpChoice
        activity={activity}
        needsTicket={needsTicket}
        response={rsvp.response}
        sending={sending}
        outcome={rsvp.isNews && info ? outcomeOf(info) : undefined}
        problem={open ? undefined : problem}
        meetingUrl={info?.meetingUrl}
        standing={info}
        onAnswer={rsvp.answer}
      />
      {open && (
        <open.Sheet
          activity={activity}
          needsTicket={needsTicket}
          answer={open.answer}
          info={info}
          isSending={sending !== undefined}
          isSaved={rsvp.isNews}
          problem={problem}
          signInHref={paths.login(paths.publicActivity(activity.shareRef))}
          onSend={rsvp.send}
          onClose={rsvp.close}
        />
      )}
    </>
  )
}
