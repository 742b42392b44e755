import type { Analytics, AnalyticsPoint } from 'functions/contract/analytics/analytics'
import { formatMoney } from 'functions/contract/pricing/money-format'
import { dayOfMonth, shortMonth } from '../../lib/text/date-text'
import type { ChartRow } from '../../ui/charts/chart-frame'
import { analyticsWording as words } from './analytics-wording'

export type Metric = keyof typeof words.over.metrics & keyof AnalyticsPoint

const percent = (rate: number) => rate.toLocaleString('en', { style: 'percent', maximumFractionDigits: 1 })

function dayLabel(day: string, grain: Analytics['grain']): string {
  const noon = `${day}T12:00`
  return grain === 'month'
    ? `${shortMonth(noon)} ${day.slice(0, 4)}`
    : `${shortMonth(noon)} ${dayOfMonth(noon)}`
}

/** One number over time; no rows at all when there was nothing. */
export function metricRows({ points, grain }: Analytics, metric: Metric): ChartRow[] {
  if (points.every((point) => point[metric] === 0)) return []
  return points.map((point) => ({ label: dayLabel(point.from, grain), value: point[metric] }))
}

/** The steps from a view to an order, each with its share of the views. */
export function funnelRows({ funnel }: Analytics): ChartRow[] {
  if (funnel.every(({ count }) => count === 0)) return []
  return funnel.map(({ step, count, rate }) => ({
    label: words.funnel.steps[step],
    value: count,
    note: step === 'views' || rate === null ? undefined : words.funnel.rate(percent(rate)),
  }))
}

function sourceName(source: string): string {
  if (source.startsWith('link:')) return words.sources.link(source.slice('link:'.length))
  return words.sources.names[source as keyof typeof words.sources.names] ?? words.sources.names.other
}

export function sourceRows({ sources }: Analytics): ChartRow[] {
  const all = sources.reduce((sum, { views }) => sum + views, 0)
  return sources.map(({ source, views }) => ({
    label: sourceName(source),
    value: views,
    note: percent(views / all),
  }))
}

export function ticketRows({ ticketTypes }: Analytics): ChartRow[] {
  if (ticketTypes.every(({ sold }) => sold === 0)) return []
  const titles = ticketTypes.map(({ title }) => title)
  return ticketTypes.map(({ title, sold, capacity }, index) => ({
    // Two ticket types may have one name.
    label: titles.indexOf(title) === index ? title : `${title} (${index + 1})`,
    value: sold,
    note:
      capacity === null
        ? undefined
        : words.tickets.of(percent(sold / Math.max(capacity, 1)), capacity.toLocaleString('en')),
  }))
}

export function promoRows({ promos, currency }: Analytics): ChartRow[] {
  return promos.map(({ code, orders, discount }) => ({
    label: code,
    value: orders,
    note: discount > 0 ? words.promos.off(formatMoney(discount, currency)) : undefined,
  }))
}

export function moneyRows({ money }: Analytics): ChartRow[] {
  const lines = (['tickets', 'tips', 'donations'] as const).map((line) => ({
    label: words.money.lines[line],
    value: money[line],
  }))
  return lines.filter(({ value }) => value !== 0)
}

/** The hours of the day; no rows at all when there was nothing. */
export function hourRows(byHour: readonly number[]): ChartRow[] {
  if (byHour.every((value) => value === 0)) return []
  return byHour.map((value, hour) => ({ label: `${String(hour).padStart(2, '0')}:00`, value }))
}
