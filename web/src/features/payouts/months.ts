import type { Instant } from 'functions/contract/time'

/** So many months back can be chosen. */
const MONTHS = 24

/** The months up to now, the newest first, with their names. */
export function monthsUntil(now: Instant): { value: string; label: string }[] {
  const [year = 0, month = 0] = now.split('-').map(Number)
  const format = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return Array.from({ length: MONTHS }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1))
    return { value: first.toISOString().slice(0, 7), label: format.format(first) }
  })
}
