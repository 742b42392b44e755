import { Circle, CircleCheck } from 'lucide-react'
import { classNames } from '../../../lib/class-names'
import type { PasswordCheck } from '../../../lib/text/password-checks'
import styles from '../session.module.css'

/** What the password still needs, ticked off while it is typed. */
export function PasswordChecklist({ checks }: { checks: readonly PasswordCheck[] }) {
  return (
    <ul className={styles.checks} aria-label="The password needs">
      {checks.map(({ label, met }) => (
        <li key={label} className={classNames(styles.check, met && styles.met)}>
          {met ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
          {label}
          <span className="sr-only">{met ? ': done' : ': missing'}</span>
        </li>
      ))}
    </ul>
  )
}
