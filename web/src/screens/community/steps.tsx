import { communityWording } from '../../features/communities/wording'
import styles from './community-screens.module.css'

const words = communityWording.circle
const STEPS = ['circle', 'invite', 'date'] as const

/** Where one is between the idea and the first date. */
export function Steps({ at }: { at: (typeof STEPS)[number] }) {
  return (
    <ol className={styles.steps} aria-label={words.stepsLabel}>
      {STEPS.map((step) => (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          {words.steps[step]}
        </li>
      ))}
    </ol>
  )
}
