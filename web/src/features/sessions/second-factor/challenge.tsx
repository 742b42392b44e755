import { Suspense } from 'react'
import { lazyPart } from '../../../ui/states/lazy-part'
import { FormSkeleton } from '../../../ui/states/skeleton'

export interface SecondFactorChallengeProps {
  /** The provider's `multi-factor-auth-required`. */
  error: unknown
  /** The person is signed in. */
  onDone: () => void | Promise<void>
  onCancel: () => void
  /** A heading for a page of its own. */
  title?: string
  /** What the last button says, where it is not about signing in. */
  submit?: string
}

/** Few accounts have one, and the SDK's part for it is large. */
const ChallengeForm = lazyPart(async () => (await import('./challenge-form')).ChallengeForm)

/** Asks for the second step after a first one that was right. */
export function SecondFactorChallenge(props: SecondFactorChallengeProps) {
  return (
    <Suspense fallback={<FormSkeleton fields={1} />}>
      <ChallengeForm {...props} />
    </Suspense>
  )
}
