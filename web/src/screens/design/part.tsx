import type { ReactNode } from 'react'
import styles from './design.module.css'

/** One kind of component on the design page. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{name}</h2>
      {children}
    </section>
  )
}
