import type { ReactNode } from 'react'
import styles from './sticky-bar.module.css'

/** The one thing to do, always within the thumb's reach at the bottom; keeps its own room at the end of the page. */
export function StickyBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <div className={styles.space} aria-hidden="true" />
      <section className={styles.bar} aria-label={label}>
        <div className={styles.inside}>{children}</div>
      </section>
    </>
  )
}
