import type { Activity } from 'functions/contract/activities/activity'
import { AnalyticsRange } from 'functions/contract/analytics/analytics'
import { analyticsOf } from 'functions/contract/analytics/analytics-of'
import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Tally } from 'functions/contract/analytics/tally'
import { useMemo, useState } from 'react'
import { Card } from '../../ui/layout/card'
import { BarList, LineChart } from '../../ui/charts/charts'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import { funnelRows, metricRows } from './analytics-rows'
import type { Metric } from './analytics-rows'
import { AnalyticsParts } from './analytics-parts'
import { analyticsWording as words } from './analytics-wording'
import styles from './analytics.module.css'

const RANGES = AnalyticsRange.options.map((value) => ({ value, label: words.ranges[value] }))

function metricsFor(hasTickets: boolean, hasMoney: boolean): Metric[] {
  return [
    'views',
    'answers',
    ...(hasTickets ? (['tickets'] as const) : []),
    ...(hasMoney ? (['total'] as const) : []),
  ]
}

export interface AnalyticsProps {
  activity: Activity
  tally: Tally
  /** The day in the activity's zone. */
  today: string
}

/** How the activity does, live: all of it comes from the one document that the big numbers come from. */
export function Analytics({ activity, tally, today }: AnalyticsProps) {
  const [range, setRange] = useState<AnalyticsRange>('30')
  const [metric, setMetric] = useState<Metric>('views')
  const found = useMemo(() => analyticsOf(activity, tally, range, today), [activity, tally, range, today])
  const hasTickets = activity.ticketTypes.length > 0
  const hasMoney = found.money.total !== 0 || activity.ticketTypes.some(({ price }) => price > 0)
  const metrics = metricsFor(hasTickets, hasMoney).map((value) => ({
    value,
    label: words.over.metrics[value],
  }))
  const name = words.over.metrics[metric]
  const format = metric === 'total' ? (value: number) => formatMoney(value, found.currency) : undefined
  return (
    <div className={styles.all}>
      <SegmentedControl label={words.range} hideLabel options={RANGES} value={range} onChange={setRange} />
      <div className={styles.pair}>
        <Card heading={words.over.heading}>
          <SegmentedControl
            label={words.over.metric}
            hideLabel
            options={metrics}
            value={metric}
            onChange={setMetric}
          />
          <div className={styles.below}>
            <LineChart
              title={words.over.titles[found.grain](name)}
              valueLabel={name}
              points={metricRows(found, metric)}
              format={format}
              empty={words.over.none}
            />
          </div>
        </Card>
        <Card>
          <BarList
            title={words.funnel.title}
            nameLabel={words.funnel.name}
            valueLabel={words.funnel.value}
            points={funnelRows(found)}
            empty={words.funnel.none}
          />
        </Card>
      </div>
      <AnalyticsParts found={found} hasTickets={hasTickets} hasMoney={hasMoney} />
    </div>
  )
}
