import type { ReactNode } from 'react'
import styles from './person-list.module.css'

/** People one below the other, each a `PersonRow`. */
export function PersonList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

export interface PersonRowProps {
  /** Their picture, or a sign of what stands for them. */
  lead: ReactNode
  name: ReactNode
  /** What else is known of them, in a few words. */
  note?: ReactNode
  /** A state, and what can be done. */
  children?: ReactNode
  /** What takes a line of its own. */
  below?: ReactNode
}

/** Who it is at the left, what is known and can be done at the right. */
export function PersonRow({ lead, name, note, children, below }: PersonRowProps) {
  return (
    <li className={styles.row}>
      {lead}
      <span className={styles.who}>
        {name}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {children}
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </li>
  )
}
