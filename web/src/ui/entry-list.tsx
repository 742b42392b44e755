import { Pencil, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names'
import { Button, IconButton } from './button'
import styles from './entry-list.module.css'

/** One thing of a list that is being written. */
export interface Entry {
  /** Stays the same while the entry is edited. */
  key: string
  /** The id of the control that stands for the entry, for focus on an error. */
  id: string
  title: ReactNode
  facts: string
  error: string | undefined
  editLabel: string
  removeLabel: string
  onEdit: () => void
  onRemove: () => void
}

export interface EntryListProps {
  entries: readonly Entry[]
  /** The colour of their edge, which tells one list from another. */
  tone: 'violet' | 'gold'
  /** Shown in place of the list when there is nothing in it. */
  empty?: string
  addLabel: string
  onAdd: () => void
}

function EntryItem({ entry, tone }: { entry: Entry; tone: EntryListProps['tone'] }) {
  const isWrong = entry.error !== undefined
  return (
    <li className={classNames(styles.item, styles[tone], isWrong && styles.wrong)}>
      <div className={styles.words}>
        <p className={styles.title}>{entry.title}</p>
        <p className={styles.facts}>{entry.facts}</p>
        {isWrong && (
          <p className={styles.error} role="alert">
            {entry.error}
          </p>
        )}
      </div>
      <IconButton
        id={entry.id}
        label={entry.editLabel}
        icon={<Pencil />}
        aria-invalid={isWrong || undefined}
        onClick={entry.onEdit}
      />
      <IconButton label={entry.removeLabel} icon={<Trash2 />} onClick={entry.onRemove} />
    </li>
  )
}

/** Things that are written one by one, each in a dialog, with a button for one more. */
export function EntryList({ entries, tone, empty, addLabel, onAdd }: EntryListProps) {
  return (
    <div className={styles.all}>
      {entries.length === 0 && empty !== undefined && <p className={styles.facts}>{empty}</p>}
      <ul role="list" className={styles.list}>
        {entries.map((entry) => (
          <EntryItem key={entry.key} entry={entry} tone={tone} />
        ))}
      </ul>
      <Button variant="secondary" size="small" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
        {addLabel}
      </Button>
    </div>
  )
}
