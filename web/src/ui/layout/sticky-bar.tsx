import type { ReactNode } from 'react'
import { keepBottomBar } from './bottom-bar'
import styles from './sticky-bar.module.css'

/** The one thing to do, always within the thumb's reach at the bottom; keeps its own room at the end of the page. */
export function StickyBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <div className={styles.space} aria-hidden="true" />
      <section ref={keepBottomBar} className={styles.bar} aria-label={label}>
        <div className={styles.inside}>{children}</div>
      </section>
    </>
  )
}
