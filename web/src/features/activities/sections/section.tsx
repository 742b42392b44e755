import type { ReactNode } from 'react'
import { Card } from '../../../ui/layout/card'
import styles from './section.module.css'

/** One matter of the form, with room between its fields. */
export function FormSection({
  heading,
  help,
  children,
}: {
  heading: string
  help?: ReactNode
  children: ReactNode
}) {
  return (
    <Card heading={heading}>
      {help !== undefined && <div className={styles.help}>{help}</div>}
      <div className={styles.fields}>{children}</div>
    </Card>
  )
}

/** Fields side by side where there is room for them. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
