import type { Tally } from 'functions/contract/analytics/tally'
import { Card } from '../../ui/layout/card'
import { BarChart, LineChart } from '../../ui/charts/charts'
import { lastDays } from './days'
import styles from './tally.module.css'
import { tallyWording } from './wording'

const words = tallyWording.charts

/** Views and sales of the last days, as charts or as tables. */
export function DayCharts({
  tally,
  today,
  hasTickets,
}: {
  tally: Tally
  today: string
  hasTickets: boolean
}) {
  const quantities = Object.entries(tally.salesByDay).map(([day, { quantity }]) => [day, quantity] as const)
  return (
    <Card heading={words.heading}>
      <div className={styles.charts}>
        <LineChart
          title={words.views}
          valueLabel={words.viewsValue}
          points={lastDays(tally.viewsByDay, today)}
          empty={words.noViews}
        />
        {hasTickets && (
          <BarChart
            title={words.sales}
            valueLabel={words.salesValue}
            points={lastDays(Object.fromEntries(quantities), today)}
            empty={words.noSales}
          />
        )}
      </div>
    </Card>
  )
}
