import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../button'
import styles from './charts.module.css'

export interface ChartRow {
  /** "Oct 3" */
  label: string
  value: number
  /** More about it, such as what it is a part of. */
  note?: string | undefined
}

export interface ChartFrameProps {
  title: string
  rows: readonly ChartRow[]
  /** What the labels are: "When". */
  nameLabel: string
  /** What the values are: "Views". */
  valueLabel: string
  format: (value: number) => string
  /** Said instead of a chart without rows. */
  empty?: string | undefined
  /** The picture. */
  children: ReactNode
}

function DataTable({ title, rows, nameLabel, valueLabel, format }: Omit<ChartFrameProps, 'children'>) {
  const hasNotes = rows.some((row) => row.note !== undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{nameLabel}</th>
            {hasNotes && <th scope="col">More</th>}
            <th scope="col">{valueLabel}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {hasNotes && <td>{row.note}</td>}
              <td>{format(row.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What is around every chart: its title, and the same values as a table. */
export function ChartFrame({ children, ...props }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  const isEmpty = props.rows.length === 0
  return (
    <section className={styles.chart} aria-label={props.title}>
      <header className={styles.head}>
        <h3 className={styles.title}>{props.title}</h3>
        {!isEmpty && (
          <IconButton
            label={asTable ? 'Show as a chart' : 'Show as a table'}
            icon={asTable ? <ChartNoAxesColumn /> : <Table2 />}
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          />
        )}
      </header>
      {isEmpty && <p className={styles.none}>{props.empty ?? 'Nothing to show so far.'}</p>}
      {!isEmpty && (asTable ? <DataTable {...props} /> : children)}
    </section>
  )
}
