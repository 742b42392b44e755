import { RotateCw, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { Button } from '../button'
import styles from './state.module.css'

export interface ErrorStateProps {
  title: string
  /** What happened, what was kept, what to do next. */
  detail: ReactNode
  /** Shows "Try again". */
  onRetry?: (() => void) | undefined
  busy?: boolean | undefined
  /** What our people find it by. */
  requestId?: string | undefined
  /** Another way on, beside "Try again". */
  action?: ReactNode
  level?: 1 | 2 | undefined
}

/** Something that should be here could not be had. */
export function ErrorState({ title, detail, onRetry, busy, requestId, action, level = 2 }: ErrorStateProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.state} role="alert">
      <span className={classNames(styles.art, styles.wrong)} aria-hidden="true">
        <Unplug />
      </span>
      <Title className={styles.title}>{title}</Title>
      <div className={styles.words}>{detail}</div>
      {(onRetry !== undefined || action !== undefined) && (
        <div className={styles.action}>
          {onRetry && (
            <Button variant="secondary" icon={<RotateCw aria-hidden="true" />} busy={busy} onClick={onRetry}>
              Try again
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId !== undefined && (
        <p className={styles.id}>
          Reference <code>{requestId}</code>
        </p>
      )}
    </div>
  )
}
