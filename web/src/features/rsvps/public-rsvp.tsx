import type { Activity } from 'functions/contract/activities/activity'
import { paths } from '../../lib/navigation/paths'
import { RsvpChoice } from './rsvp-choice'
import { outcomeOf } from './outcome'
import { mayAnswerQuestions } from './rsvp-questions'
import type { RenderQuestions } from './rsvp-questions'
import type { PublicRsvpState } from './use-public-rsvp'

export interface PublicRsvpProps {
  activity: Activity
  needsTicket: boolean
  rsvp: PublicRsvpState
  questions: RenderQuestions
}

/** The RSVP control of the public page, and the sheet for whoever has no account or is asked something. */
export function PublicRsvp({ activity, needsTicket, rsvp, questions }: PublicRsvpProps) {
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
        questions={
          info && mayAnswerQuestions(activity, info)
            ? { hasAnswered: info.answers.length > 0, onOpen: () => rsvp.openSheet('going') }
            : undefined
        }
        onAnswer={rsvp.answer}
      />
      {open && (
        <open.Sheet
          activity={activity}
          needsTicket={needsTicket}
          answer={open.answer}
          isGuest={open.isGuest}
          questions={questions}
          info={info}
          isSending={sending !== undefined}
          isReading={rsvp.isReading}
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
