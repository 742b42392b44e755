import { ArrowDown, ArrowUp, Copy, GripVertical, Pencil, Trash2 } from 'lucide-react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { IconButton } from '../button'
import styles from './entry-list.module.css'

/** One thing of a list that is being written. */
export interface Entry {
  /** Stays the same while the entry is edited and moved. */
  key: string
  /** The id of the control that stands for the entry, for focus on an error. */
  id: string
  title: ReactNode
  /** What it is called where it is moved or copied. */
  name: string
  facts: string
  error: string | undefined
  editLabel: string
  removeLabel: string
  onEdit: () => void
  onRemove: () => void
  /** Makes another one like it. */
  copy?: { label: string; onCopy: () => void } | undefined
}

/** The control that moved an entry, which keeps the focus. */
export type MovedBy = 'drag' | 'earlier' | 'later'

/** The id of a control of an entry. */
export function controlId(key: string, control: MovedBy): string {
  return `entry-${control}-${key}`
}

interface MoveProps {
  entry: Entry
  index: number
  count: number
  onMove: (key: string, to: number, by: MovedBy) => void
  onDragStart: (event: PointerEvent, key: string) => void
}

/** By hand, by the arrow keys on the handle, or by a tap on an arrow: dragging is never the only way. */
function MoveTools({ entry: { key, name }, index, count, onMove, onDragStart }: MoveProps) {
  const [isFirst, isLast] = [index === 0, index === count - 1]
  function moveByKey(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (index + step >= 0 && index + step < count) onMove(key, index + step, 'drag')
  }
  return (
    <>
      <IconButton
        id={controlId(key, 'drag')}
        className={styles.handle}
        label={`Drag ${name}, or move it with the arrow keys`}
        icon={<GripVertical />}
        onPointerDown={(event) => onDragStart(event, key)}
        onKeyDown={moveByKey}
      />
      <IconButton
        id={controlId(key, 'earlier')}
        label={`Move ${name} up`}
        icon={<ArrowUp />}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(key, index - 1, 'earlier')}
      />
      <IconButton
        id={controlId(key, 'later')}
        label={`Move ${name} down`}
        icon={<ArrowDown />}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(key, index + 1, 'later')}
      />
    </>
  )
}

export interface EntryToolsProps extends Pick<MoveProps, 'entry' | 'index' | 'count'> {
  moving: Pick<MoveProps, 'onMove' | 'onDragStart'> | undefined
}

/** What can be done with an entry: move, copy, edit, remove. */
export function EntryTools({ entry, index, count, moving }: EntryToolsProps) {
  return (
    <div className={styles.tools}>
      {moving && count > 1 && <MoveTools {...{ entry, index, count }} {...moving} />}
      {entry.copy && <IconButton label={entry.copy.label} icon={<Copy />} onClick={entry.copy.onCopy} />}
      <IconButton
        id={entry.id}
        label={entry.editLabel}
        icon={<Pencil />}
        aria-invalid={entry.error !== undefined || undefined}
        onClick={entry.onEdit}
      />
      <IconButton label={entry.removeLabel} icon={<Trash2 />} onClick={entry.onRemove} />
    </div>
  )
}
