import { ChartFrame } from './chart-frame'
import type { ChartRow } from './chart-frame'
import { ChartPlot } from './chart-plot'
import type { ChartKind } from './chart-plot'
import styles from './charts.module.css'
import { ProgressBar } from '../states/progress-bar'

export interface ChartProps {
  title: string
  points: readonly ChartRow[]
  /** What the values are: "Views". */
  valueLabel: string
  /** What the labels are; times by default. */
  nameLabel?: string | undefined
  /** How a value is written; plain numbers by default. */
  format?: ((value: number) => string) | undefined
  /** Said instead of a chart without points. */
  empty?: string | undefined
}

const plain = (value: number) => value.toLocaleString('en')

function frameProps({ title, points, valueLabel, nameLabel = 'When', format = plain, empty }: ChartProps) {
  return { title, rows: points, valueLabel, nameLabel, format, empty }
}

function Chart({ kind, ...props }: ChartProps & { kind: ChartKind }) {
  const frame = frameProps(props)
  return (
    <ChartFrame {...frame}>
      <ChartPlot kind={kind} title={frame.title} points={frame.rows} format={frame.format} />
    </ChartFrame>
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

export interface BarListProps extends ChartProps {
  /** What a full bar is; the largest value by default. */
  max?: number | undefined
}

/** Values below each other, the longest names included, as bars or as a table. */
export function BarList({ max, ...props }: BarListProps) {
  const frame = frameProps(props)
  const most = max ?? Math.max(...frame.rows.map((row) => row.value))
  return (
    <ChartFrame {...frame}>
      <ul className={styles.bars}>
        {frame.rows.map(({ label, value, note }) => (
          <li key={label}>
            <ProgressBar
              label={label}
              value={Math.min(Math.max(value, 0), Math.max(most, 1))}
              max={Math.max(most, 1)}
              amount={note === undefined ? frame.format(value) : `${frame.format(value)} · ${note}`}
            />
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}
