/** A thing that a page describes in the words of schema.org, whichever way it is written into the page. */
export interface Item {
  readonly types: readonly string[]
  readonly id: string
  /** What the page shows of it, for a place that has no name but is written out. */
  readonly text: string
  readonly fields: Readonly<Record<string, readonly Value[]>>
}

export type Value = string | Item

/** Things that a page may describe: more of them are not looked at. */
export const MOST_ITEMS = 5000

/** `https://schema.org/Event`, `schema:Event` and `Event` are one type. */
export function plainType(type: string): string {
  return type
    .trim()
    .slice(0, 300)
    .replace(/^.*[/#:]/, '')
}

export function isItem(value: Value | undefined): value is Item {
  return typeof value === 'object'
}

/** The first text of a field, or an empty one. */
export function textOf(item: Item, field: string): string {
  return (item.fields[field]?.find((value) => typeof value === 'string') ?? '').trim()
}

/** The things of a field. */
export function itemsOf(item: Item, field: string): readonly Item[] {
  return (item.fields[field] ?? []).filter(isItem)
}

/** Broadcasts and bookings of an event are none to go to. */
const NO_GATHERINGS = ['PublicationEvent', 'BroadcastEvent', 'OnDemandEvent', 'DeliveryEvent']

/** Whether something can be gone to: an Event of schema.org or of a kind of it. */
export function isEvent({ types }: Item): boolean {
  return types.some(
    (type) =>
      /(?:Event|EventSeries|Festival|Hackathon|CourseInstance)$/.test(type) && !NO_GATHERINGS.includes(type),
  )
}

/** What an event names that is not taking place itself. */
const NOT_INSIDE = [
  'superEvent',
  'organizer',
  'performer',
  'performers',
  'workFeatured',
  'workPerformed',
  'about',
]
const DEEPEST = 20

/** All events in a list of things, those inside of other things included, in their order. */
export function eventsIn(items: readonly Item[]): Item[] {
  const found: Item[] = []
  const waiting: { item: Item; depth: number }[] = items.map((item) => ({ item, depth: 0 })).toReversed()
  for (let looked = 0; looked < MOST_ITEMS; looked++) {
    const next = waiting.pop()
    if (!next) break
    if (isEvent(next.item)) found.push(next.item)
    if (next.depth >= DEEPEST) continue
    const inner = Object.entries(next.item.fields)
      .filter(([name]) => !NOT_INSIDE.includes(name))
      .flatMap(([, values]) => values.filter(isItem))
    for (const item of inner.toReversed()) waiting.push({ item, depth: next.depth + 1 })
  }
  return found
}
