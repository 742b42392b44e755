import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card'
import styles from './account.module.css'

/** One matter of the account, that the list beside leads to. */
export function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <Card id={id} heading={heading} className={styles.section}>
      <div className={styles.stack}>{children}</div>
    </Card>
  )
}
