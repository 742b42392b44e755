import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import styles from './card.module.css'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** A heading of the second level. */
  heading?: ReactNode
  /** Without inner space: for pictures and lists that reach the edge. */
  flush?: boolean | undefined
}

/** A rounded surface that holds one matter. */
export function Card({ heading, flush, className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={classNames(styles.card, flush === true && styles.flush, className)}>
      {heading !== undefined && <h2 className={styles.title}>{heading}</h2>}
      {children}
    </section>
  )
}
