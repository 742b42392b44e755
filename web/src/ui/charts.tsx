import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from './button'
import { ChartPlot } from './chart-plot'
import type { ChartKind, ChartPoint } from './chart-plot'
import styles from './charts.module.css'

export interface ChartProps {
  title: string
  points: readonly ChartPoint[]
  /** What the values are: "Views". */
  valueLabel: string
  /** How a value is written; plain numbers by default. */
  format?: ((value: number) => string) | undefined
  /** Said instead of a chart without points. */
  empty?: string | undefined
}

const plain = (value: number) => value.toLocaleString('en')

function DataTable({ title, points, valueLabel, format = plain }: ChartProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">{valueLabel}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <td>{point.label}</td>
              <td>{format(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Chart({ kind, ...props }: ChartProps & { kind: ChartKind }) {
  const [asTable, setAsTable] = useState(false)
  const format = props.format ?? plain
  let content: ReactNode = <p className={styles.none}>{props.empty ?? 'Nothing to show so far.'}</p>
  if (props.points.length > 0) {
    content = asTable ? <DataTable {...props} /> : <ChartPlot {...props} kind={kind} format={format} />
  }
  return (
    <section className={styles.chart} aria-label={props.title}>
      <header className={styles.head}>
        <h3 className={styles.title}>{props.title}</h3>
        <IconButton
          label={asTable ? 'Show as a chart' : 'Show as a table'}
          icon={asTable ? <ChartNoAxesColumn /> : <Table2 />}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        />
      </header>
      {content}
    </section>
  )
}

/** Values over time as a line, or as a table. */
export function LineChart(props: ChartProps) {
  return <Chart {...props} kind="line" />
}

/** Values side by side as bars, or as a table. */
export function BarChart(props: ChartProps) {
  return <Chart {...props} kind="bar" />
}
