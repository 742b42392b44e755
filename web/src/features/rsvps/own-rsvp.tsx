import type { Activity } from 'functions/contract/activities/activity'
import type { RsvpAnswer } from 'functions/contract/rsvps/rsvp'
import { Suspense, useState } from 'react'
import { asProblem } from '../../data/requests/problem'
import type { SessionUser } from '../../data/session-user'
import { lazyPart } from '../../ui/states/lazy-part'
import { outcomeOf } from './outcome'
import { RsvpChoice } from './rsvp-choice'
import { useAnswerRsvp, useRsvpInfo } from './rsvp-info'
import { asksQuestions, mayAnswerQuestions, unansweredIn } from './rsvp-questions'
import type { RenderQuestions } from './rsvp-questions'

// For guests, the first time.
const RsvpSheet = lazyPart(async () => (await import('./rsvp-sheet')).RsvpSheet)

interface OwnRsvpProps {
  user: Pick<SessionUser, 'uid' | 'isAnonymous'>
  activity: Activity
  needsTicket: boolean
  questions: RenderQuestions
}

/**
 * The RSVP control where the person is known: it opens with the answer they gave. A guest says who they are first, and whoever
 * begins to go answers what the organiser asks.
 */
export function OwnRsvp({ user, activity, needsTicket, questions }: OwnRsvpProps) {
  const { uid, isAnonymous } = user
  const { shareRef } = activity
  const info = useRsvpInfo(uid, shareRef)
  const answer = useAnswerRsvp(uid, shareRef)
  const [asked, setAsked] = useState<RsvpAnswer>()
  const problem = answer.isError ? asProblem(answer.error).detail : undefined

  // They went as far as this page knew, and do not any more: the questions are asked anew.
  function leadToQuestions(error: Error) {
    if (unansweredIn(error).length > 0) setAsked('going')
  }
  function choose(response: RsvpAnswer, guests?: number) {
    const isNameless = isAnonymous && info.data?.guest === null
    const isAsked = response === 'going' && info.data?.response !== 'going' && asksQuestions(activity)
    if (isAsked || (isNameless && response !== 'not-responded')) setAsked(response)
    else answer.mutate({ response, ...(guests !== undefined && { guests }) }, { onError: leadToQuestions })
  }
  // How many one brings is stepped through faster than it is saved.
  const guests = (answer.isPending ? answer.variables.guests : undefined) ?? info.data?.guests ?? 0
  const standing = info.data && { ...info.data, guests }
  return (
    <>
      <RsvpChoice
        response={info.data?.response ?? 'not-responded'}
        activity={activity}
        standing={standing}
        needsTicket={needsTicket}
        sending={answer.isPending ? answer.variables.response : undefined}
        disabled={info.isPending || info.data?.response === 'not-available'}
        outcome={answer.isSuccess && info.data ? outcomeOf(info.data) : undefined}
        problem={asked === undefined ? problem : undefined}
        questions={
          mayAnswerQuestions(activity, info.data)
            ? { hasAnswered: info.data?.answers.length !== 0, onOpen: () => setAsked('going') }
            : undefined
        }
        onAnswer={choose}
      />
      {asked !== undefined && (
        <Suspense fallback={null}>
          <RsvpSheet
            activity={activity}
            needsTicket={needsTicket}
            answer={asked}
            isGuest={isAnonymous}
            questions={questions}
            info={info.data}
            isSending={answer.isPending}
            isSaved={answer.isSuccess}
            problem={problem}
            onSend={(rsvping) => answer.mutate(rsvping)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
