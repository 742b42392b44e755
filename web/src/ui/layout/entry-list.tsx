import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { useReorder } from '../../lib/use-reorder'
import { Button } from '../button'
import styles from './entry-list.module.css'
import { controlId, EntryTools } from './entry-tools'
import type { Entry, MovedBy } from './entry-tools'

/** How a list is put into another order. */
export interface EntryOrder {
  onMove: (key: string, to: number) => void
  /** What is said of a move: "Moved to place 2 of 3." */
  moved: (place: number, count: number) => string
}

export interface EntryListProps {
  entries: readonly Entry[]
  /** The colour of their edge, which tells one list from another. */
  tone: 'violet' | 'gold'
  /** Shown in place of the list when there is nothing in it. */
  empty?: string
  addLabel: string
  /** Undefined when there is no room for another one. */
  onAdd: (() => void) | undefined
  /** Why there is no room. */
  full?: string
  /** Without it, the order is not the person's to choose. */
  order?: EntryOrder
}

interface RowProps {
  entry: Entry
  tone: EntryListProps['tone']
  isDragged: boolean
  children: ReactNode
}

function Row({ entry, tone, isDragged, children }: RowProps) {
  const isWrong = entry.error !== undefined
  return (
    <li
      className={classNames(styles.item, styles[tone], isWrong && styles.wrong, isDragged && styles.dragged)}
      data-movable
    >
      <div className={styles.words}>
        <p className={styles.title}>{entry.title}</p>
        <p className={styles.facts}>{entry.facts}</p>
        {isWrong && (
          <p className={styles.error} role="alert">
            {entry.error}
          </p>
        )}
      </div>
      {children}
    </li>
  )
}

/** Moving an entry by its handle or its arrows: said aloud, with the focus kept where it was. */
function useMoving(entries: readonly Entry[], order: EntryOrder | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const keepFocus = useKeptFocus()
  const [news, setNews] = useState('')
  function move(key: string, to: number, by: MovedBy) {
    keepFocus(controlId(key, by))
    order?.onMove(key, to)
    setNews(order?.moved(to + 1, entries.length) ?? '')
  }
  const keys = entries.map(({ key }) => key)
  const { dragged, start } = useReorder(list, keys, (key, to) => move(key, to, 'drag'))
  return { list, news, dragged, move, start }
}

/** Things that are written one by one, each in a dialog, with a button for one more. */
export function EntryList({ entries, tone, empty, addLabel, onAdd, full, order }: EntryListProps) {
  const { list, news, dragged, move, start } = useMoving(entries, order)
  return (
    <div className={styles.all}>
      {entries.length === 0 && empty !== undefined && <p className={styles.facts}>{empty}</p>}
      <ul role="list" className={styles.list} ref={list}>
        {entries.map((entry, index) => (
          <Row key={entry.key} {...{ entry, tone }} isDragged={dragged === entry.key}>
            <EntryTools
              {...{ entry, index }}
              count={entries.length}
              moving={order && { onMove: move, onDragStart: start }}
            />
          </Row>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        icon={<Plus aria-hidden="true" />}
        disabled={onAdd === undefined}
        onClick={onAdd}
      >
        {addLabel}
      </Button>
      {onAdd === undefined && full !== undefined && <p className={styles.facts}>{full}</p>}
      <p className="sr-only" role="status">
        {news}
      </p>
    </div>
  )
}
