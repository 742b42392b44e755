import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card'
import styles from './checklist.module.css'
import type { ChecklistEntry } from './draft/checklist'
import { fieldId } from './draft/field-errors'
import { activityWording } from './wording'

const words = activityWording.checklist

function goTo(path: string) {
  const field = document.getElementById(fieldId(path))
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

export interface ChecklistProps {
  items: readonly ChecklistEntry[]
  /** The button that sets payouts up. */
  payouts: ReactNode
}

function Item({ item, isDone, field, payouts }: ChecklistEntry & Pick<ChecklistProps, 'payouts'>) {
  const label = words.items[item]
  return (
    <li className={styles.item} data-done={isDone}>
      {isDone ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
      {isDone || item === 'payouts' ? (
        <span>{label}</span>
      ) : (
        <button type="button" className={styles.go} onClick={() => goTo(field)}>
          {label}
        </button>
      )}
      <span className="sr-only">{isDone ? words.done : words.missing}</span>
      {item === 'payouts' && !isDone && <div className={styles.payouts}>{payouts}</div>}
    </li>
  )
}

/** What is missing to publish, each item a way to its field. */
export function Checklist({ items, payouts }: ChecklistProps) {
  const isReady = items.every(({ isDone }) => isDone)
  return (
    <Card heading={words.heading}>
      <ul className={styles.list}>
        {items.map((it) => (
          <Item key={it.item} {...it} payouts={payouts} />
        ))}
      </ul>
      <p className={styles.ready} role="status">
        {isReady && words.ready}
      </p>
    </Card>
  )
}
