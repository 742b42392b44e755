import type { ImportedActivity, Occurrence } from 'functions/contract/imports/import'

/** What was chosen: by the place in the list of what was found, the date. */
export type Chosen = ReadonlyMap<number, Occurrence>

/** The date that an event is offered with: its next one. */
export function firstDate({ startDate, endDate, occurrences }: ImportedActivity): Occurrence {
  return occurrences[0] ?? { startDate, endDate }
}

/** One event alone is meant; among several, nothing is until somebody says so. */
export function chosenAtFirst(found: readonly ImportedActivity[]): Chosen {
  const [only, another] = found
  return new Map(only && !another ? [[0, firstDate(only)]] : [])
}

/** The choice with one event more, with another date, or without it. */
export function choose(chosen: Chosen, place: number, date: Occurrence | undefined): Chosen {
  const others = [...chosen].filter(([it]) => it !== place)
  const all: [number, Occurrence][] = date ? [...others, [place, date]] : others
  return new Map(all.sort(([one], [other]) => one - other))
}
