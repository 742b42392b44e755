import { useState } from 'react'
import { needsSecondFactor } from '../../../data/identity/needs-proof'
import { ErrorState } from '../../../ui/states/error-state'
import { FormSkeleton } from '../../../ui/states/skeleton'
import { reauthenticationWording as words } from './reauthenticate-wording'
import { ReauthenticateWays } from './reauthenticate-ways'
import { SecondFactorChallenge } from '../second-factor/challenge'
import styles from '../session.module.css'
import { useSignInRecord } from '../use-sign-in-record'

interface ReauthenticateProps {
  /** The person has proved who they are. */
  onDone: () => void
}

/** Asks somebody who is signed in to prove it again, by any way that their account has. */
export function Reauthenticate({ onDone }: ReauthenticateProps) {
  const record = useSignInRecord()
  const [challenge, setChallenge] = useState<unknown>()
  if (challenge !== undefined) {
    return (
      <SecondFactorChallenge
        error={challenge}
        submit={words.confirm}
        onDone={onDone}
        onCancel={() => setChallenge(undefined)}
      />
    )
  }
  /** The first proof may be half of it. */
  async function prove(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      if (!needsSecondFactor(error)) throw error
      setChallenge(error)
      return
    }
    onDone()
  }
  return (
    <div className={styles.form}>
      <p className={styles.text}>{words.lead}</p>
      {record.data && <ReauthenticateWays record={record.data} prove={prove} onDone={onDone} />}
      {record.isPending && <FormSkeleton fields={1} />}
      {record.isError && <ErrorState {...words.failed} onRetry={() => void record.refetch()} />}
    </div>
  )
}
