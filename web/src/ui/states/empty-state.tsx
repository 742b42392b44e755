import type { ReactNode } from 'react'
import styles from './state.module.css'

export interface EmptyStateProps {
  /** An outline icon. */
  icon: ReactNode
  title: string
  /** What could be here, and how it gets here. */
  children?: ReactNode
  /** The one thing to do. */
  action?: ReactNode
  /** When it is all that the page says. */
  level?: 1 | 2 | undefined
}

/** Nothing here yet: says what to do, with one button. */
export function EmptyState({ icon, title, children, action, level = 2 }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.state}>
      <span className={styles.art} aria-hidden="true">
        {icon}
      </span>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
