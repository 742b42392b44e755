import type { Activity } from 'functions/contract/activity'
import { asProblem } from '../../data/problem'
import { RsvpChoice } from './rsvp-choice'
import { useAnswerRsvp, useRsvpInfo } from './rsvp-info'
import { rsvpWording as words } from './wording'

interface OwnRsvpProps {
  uid: string
  activity: Activity
  needsTicket: boolean
}

/** The RSVP control where the person is known: it opens with the answer they gave. */
export function OwnRsvp({ uid, activity, needsTicket }: OwnRsvpProps) {
  const { shareRef } = activity
  const info = useRsvpInfo(uid, shareRef)
  const answer = useAnswerRsvp(uid, shareRef)
  const given = answer.variables?.response
  const isPlain = info.data?.state === null || info.data?.state === 'confirmed'
  return (
    <RsvpChoice
      response={info.data?.response ?? 'not-responded'}
      activity={activity}
      standing={info.data}
      needsTicket={needsTicket}
      disabled={info.isPending || info.data?.response === 'not-available'}
      outcome={given && isPlain && !answer.isError ? words.given[given] : undefined}
      problem={answer.isError ? asProblem(answer.error).detail : undefined}
      onAnswer={(response, guests) =>
        answer.mutate({ response, ...(guests === undefined ? {} : { guests }) })
      }
    />
  )
}
