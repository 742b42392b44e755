import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names'
import styles from './badge.module.css'

export interface BadgeProps {
  /** Colour goes with words, it never stands for them. */
  tone?: 'plain' | 'good' | 'info' | 'warn' | 'bad' | 'highlight' | undefined
  icon?: ReactNode
  children: ReactNode
}

/** A state in a word or two. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tone !== 'plain' && styles[tone])}>
      {icon}
      {children}
    </span>
  )
}
