import { finishEntering } from '../../data/identity/linking'
import { SecondFactorChallenge } from '../../features/sessions/second-factor/challenge'
import { secondFactorWording } from '../../features/sessions/second-factor/wording'
import type { Attempt } from '../../features/sessions/use-attempt'
import styles from './sign-in.module.css'

/** The second step of somebody who has come through one of the doors. */
export function SecondStep({ attempt }: { attempt: Attempt }) {
  async function finish() {
    await attempt.run(finishEntering)
  }
  return (
    <div className={styles.alone}>
      <SecondFactorChallenge
        title={secondFactorWording.challenge.title}
        error={attempt.error}
        onDone={finish}
        onCancel={attempt.clear}
      />
    </div>
  )
}
