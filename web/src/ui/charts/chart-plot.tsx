import { axisOf, shownLabels } from '../../lib/chart-scale'
import styles from './charts.module.css'

export interface ChartPoint {
  /** "Oct 3" */
  label: string
  value: number
}

export type ChartKind = 'line' | 'bar'

const WIDTH = 480
const HEIGHT = 200
const LEFT = 44
const BOTTOM = 26
const TOP = 10

interface Frame {
  points: readonly ChartPoint[]
  x: (index: number) => number
  y: (value: number) => number
  /** The width that one point has for itself. */
  slot: number
}

function frameOf(points: readonly ChartPoint[]): Frame & { marks: number[] } {
  const { top, marks } = axisOf(points.map((it) => it.value))
  const slot = (WIDTH - LEFT) / Math.max(points.length, 1)
  return {
    points,
    marks,
    slot,
    x: (index) => LEFT + slot * (index + 0.5),
    y: (value) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top),
  }
}

function Axes({ frame, format }: { frame: Frame & { marks: number[] }; format: (value: number) => string }) {
  const shown = shownLabels(frame.points.length, 6)
  return (
    <>
      {frame.marks.map((mark) => (
        <g key={mark}>
          <line className={styles.grid} x1={LEFT} x2={WIDTH} y1={frame.y(mark)} y2={frame.y(mark)} />
          <text className={styles.tick} x={LEFT - 8} y={frame.y(mark) + 4} textAnchor="end">
            {format(mark)}
          </text>
        </g>
      ))}
      {frame.points.map(
        (point, index) =>
          shown.has(index) && (
            <text
              key={point.label}
              className={styles.tick}
              x={frame.x(index)}
              y={HEIGHT - 6}
              textAnchor="middle"
            >
              {point.label}
            </text>
          ),
      )}
    </>
  )
}

function Line({ frame }: { frame: Frame }) {
  const { points, x, y } = frame
  const path = points.map((it, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(it.value)}`).join('')
  const floor = `L${x(points.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`
  return (
    <>
      <path className={styles.area} d={path + floor} />
      <path className={styles.line} d={path} />
    </>
  )
}

function Point({
  frame,
  index,
  kind,
  words,
}: {
  frame: Frame
  index: number
  kind: ChartKind
  words: string
}) {
  const { x, y, slot } = frame
  const value = frame.points[index]?.value ?? 0
  const width = Math.min(slot * 0.68, 36)
  return (
    <g className={styles.point}>
      <title>{words}</title>
      <rect className={styles.slot} x={x(index) - slot / 2} y={0} width={slot} height={HEIGHT - BOTTOM} />
      {kind === 'bar' && value > 0 && (
        <rect
          className={styles.bar}
          x={x(index) - width / 2}
          y={y(value)}
          width={width}
          height={y(0) - y(value)}
          rx={Math.min(6, width / 3)}
        />
      )}
      {kind === 'line' && frame.points.length <= 31 && (
        <circle className={styles.dot} cx={x(index)} cy={y(value)} r={4} />
      )}
    </g>
  )
}

export interface ChartPlotProps {
  kind: ChartKind
  title: string
  points: readonly ChartPoint[]
  format: (value: number) => string
}

/** Values as a picture: a line or bars over a grid, each with its words as a tooltip. */
export function ChartPlot({ kind, points, title, format }: ChartPlotProps) {
  const frame = frameOf(points)
  return (
    <svg className={styles.svg} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
      <Axes frame={frame} format={format} />
      {kind === 'line' && <Line frame={frame} />}
      {points.map((point, index) => (
        <Point
          key={point.label}
          {...{ frame, index, kind }}
          words={`${point.label}: ${format(point.value)}`}
        />
      ))}
    </svg>
  )
}
