import type { Analytics } from 'functions/contract/analytics/analytics'
import { formatMoney } from 'functions/contract/pricing/money-format'
import { Card } from '../../ui/layout/card'
import { BarChart, BarList } from '../../ui/charts/charts'
import { hourRows, moneyRows, promoRows, sourceRows, ticketRows } from './analytics-rows'
import { analyticsWording as words } from './analytics-wording'
import styles from './analytics.module.css'

function Hours({ found, hasTickets }: { found: Analytics; hasTickets: boolean }) {
  const { hours, timezone } = found
  return (
    <Card className={styles.wide}>
      <div className={styles.twins}>
        <BarChart
          title={words.hours.views}
          nameLabel={words.hours.name}
          valueLabel={words.over.metrics.views}
          points={hourRows(hours.views)}
          empty={words.hours.none}
        />
        {hasTickets && (
          <BarChart
            title={words.hours.tickets}
            nameLabel={words.hours.name}
            valueLabel={words.over.metrics.tickets}
            points={hourRows(hours.tickets)}
            empty={words.hours.none}
          />
        )}
      </div>
      <p className={styles.tip}>{words.hours.zone(timezone.replaceAll('_', ' '))}</p>
    </Card>
  )
}

function Sales({ found, hasMoney }: { found: Analytics; hasMoney: boolean }) {
  return (
    <Card>
      <div className={styles.stack}>
        <BarList
          title={words.tickets.title}
          nameLabel={words.tickets.name}
          valueLabel={words.tickets.value}
          points={ticketRows(found)}
          empty={words.tickets.none}
        />
        <BarList
          title={words.promos.title}
          nameLabel={words.promos.name}
          valueLabel={words.promos.value}
          points={promoRows(found)}
          empty={words.promos.none}
        />
        {hasMoney && (
          <BarList
            title={words.money.title}
            nameLabel={words.money.name}
            valueLabel={words.money.value}
            points={moneyRows(found)}
            format={(value) => formatMoney(value, found.currency)}
            empty={words.money.none}
          />
        )}
      </div>
    </Card>
  )
}

/** What is counted since the beginning: sources, tickets, codes, money and hours. */
export function AnalyticsParts(props: { found: Analytics; hasTickets: boolean; hasMoney: boolean }) {
  const { found, hasTickets, hasMoney } = props
  return (
    <>
      <h2 className={styles.heading}>{words.ever}</h2>
      <div className={styles.grid}>
        <Card>
          <BarList
            title={words.sources.title}
            nameLabel={words.sources.name}
            valueLabel={words.sources.value}
            points={sourceRows(found)}
            empty={words.sources.none}
          />
          <p className={styles.tip}>{words.sources.tip}</p>
        </Card>
        {hasTickets && <Sales found={found} hasMoney={hasMoney} />}
        <Hours found={found} hasTickets={hasTickets} />
      </div>
    </>
  )
}
