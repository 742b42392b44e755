import type { Activity } from 'functions/contract/activities/activity'
import { rsvpQuestions } from 'functions/contract/questions/answer-rules'
import { Suspense } from 'react'
import type { RenderQuestions } from '../../features/rsvps/rsvp-questions'
import { lazyPart } from '../../ui/states/lazy-part'
import { Skeleton } from '../../ui/states/skeleton'

// For those who begin to go where something is asked.
const LateQuestions = lazyPart(
  async () => (await import('../../features/questions/late-questions')).LateQuestions,
)

/** The organiser's questions as the sheet of an RSVP shows them. */
export function questionsIn(activity: Pick<Activity, 'asked'>): RenderQuestions {
  return (fields) => (
    <Suspense fallback={<Skeleton shape="card" />}>
      <LateQuestions questions={rsvpQuestions(activity.asked)} path="answers" {...fields} />
    </Suspense>
  )
}
