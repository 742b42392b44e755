import type { ReactNode } from 'react'
import styles from './security.module.css'

interface MethodRowProps {
  icon: ReactNode
  name: string
  badge?: ReactNode
  fact: ReactNode
  /** What one can do about it. */
  children?: ReactNode
}

/** One way in, or one second step: what it is, how it stands, what can be done. */
export function MethodRow({ icon, name, badge, fact, children }: MethodRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.mark} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.words}>
        <div className={styles.name}>
          <span>{name}</span>
          {badge}
        </div>
        <div className={styles.fact}>{fact}</div>
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </li>
  )
}
