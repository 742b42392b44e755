import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import styles from './banner.module.css'

export interface BannerProps {
  tone?: 'info' | 'good' | 'warn' | 'error' | undefined
  title?: ReactNode
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
}

const ICONS = { info: Info, good: CircleCheck, warn: TriangleAlert, error: CircleAlert } as const

/** Something to know about the page as a whole; errors are announced when they appear. */
export function Banner({ tone = 'info', title, children, action }: BannerProps) {
  const Icon = ICONS[tone]
  return (
    <div
      className={classNames(styles.banner, tone !== 'info' && styles[tone])}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <Icon aria-hidden="true" />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}
