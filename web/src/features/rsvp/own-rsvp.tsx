import type { ShareRef } from 'functions/contract/ids'
import { asProblem } from '../../data/problem'
import { RsvpChoice } from './rsvp-choice'
import { useAnswerRsvp, useRsvpInfo } from './rsvp-info'
import { rsvpWording as words } from './wording'

interface OwnRsvpProps {
  uid: string
  shareRef: ShareRef
  needsTicket: boolean
}

/** The RSVP control where the person is known: it opens with the answer they gave. */
export function OwnRsvp({ uid, shareRef, needsTicket }: OwnRsvpProps) {
  const info = useRsvpInfo(uid, shareRef)
  const answer = useAnswerRsvp(uid, shareRef)
  return (
    <RsvpChoice
      response={info.data?.response ?? 'not-responded'}
      needsTicket={needsTicket}
      disabled={info.isPending || info.data?.response === 'not-available'}
      outcome={answer.variables && !answer.isError ? words.given[answer.variables] : undefined}
      problem={answer.isError ? asProblem(answer.error).detail : undefined}
      onAnswer={(response) => answer.mutate(response)}
    />
  )
}
