import { orderWording } from '../../entities/orders/order-wording'
import styles from '../checkout.module.css'

const words = orderWording.steps
const STEPS = ['choose', 'details', 'pay'] as const

/** Where the buyer is among the three steps. */
export function Steps({ at }: { at: (typeof STEPS)[number] }) {
  return (
    <ol className={styles.steps} aria-label={orderWording.stepsLabel}>
      {STEPS.map((step) => (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          {words[step]}
        </li>
      ))}
    </ol>
  )
}
