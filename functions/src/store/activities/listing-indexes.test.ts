import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ActivitySort, SortDirection } from '../../../contract/activities/activity'
import { ActivityQuery } from '../../../contract/activities/activity-query'
import { passesOf } from '../../domain/activities/listing-query'
import type { ListingPass } from '../../domain/activities/listing-query'

const NOW = '2026-11-20T16:00:00.000Z'
/** Firestore takes no more alternatives in one query. */
const MOST_DISJUNCTIONS = 30

const Indexes = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      fields: z.array(
        z.object({ fieldPath: z.string(), order: z.string().optional(), arrayConfig: z.string().optional() }),
      ),
    }),
  ),
})

const deployed = new Set(
  Indexes.parse(
    JSON.parse(readFileSync(new URL('../../../../firestore.indexes.json', import.meta.url), 'utf8')),
  )
    .indexes.filter((it) => it.collectionGroup === 'listings')
    .map(({ fields }) => fields.map((it) => `${it.fieldPath} ${it.order ?? it.arrayConfig}`).join(', ')),
)

/**
 * The indexes that answer a pass: Firestore joins those that have one equality each and end in the same order.
 */
function neededBy({ filters, order, direction }: ListingPass): string[] {
  const sorted = `${order} ${direction === 'asc' ? 'ASCENDING' : 'DESCENDING'}`
  return filters.map((it) => `${it.field} ${'contains' in it ? 'CONTAINS' : 'ASCENDING'}, ${sorted}`)
}

/** Every set of conditions that a search can have, each at its largest. */
function everySearch(): z.input<typeof ActivityQuery>[] {
  const choices: z.input<typeof ActivityQuery>[][] = [
    [{ when: 'coming' }, { when: 'past' }],
    [{}, { q: 'lantern walk' }],
    [{}, { online: 'true' }, { online: 'false' }],
    [{}, { free: 'true' }],
    [{}, { community: 'walkers' }],
    [{}, ...['2026-11-26', '2026-12-31', '2027-05-01'].map((to) => ({ from: '2026-11-20', to }))],
    [{}, ...['1', '9', '50', '200'].map((radiusKm) => ({ near: '38.7223,-9.1393', radiusKm }))],
    [
      ...ActivitySort.options.flatMap((sort) =>
        SortDirection.options.map((direction) => ({ sort, direction })),
      ),
      ...SortDirection.options.map((direction) => ({ organiser: 'olga', direction })),
    ],
  ]
  return choices.reduce<z.input<typeof ActivityQuery>[]>(
    (all, options) => all.flatMap((it) => options.map((option) => ({ ...it, ...option }))),
    [{}],
  )
}

const passes = (query: z.input<typeof ActivityQuery>) => passesOf(ActivityQuery.parse(query), NOW)

describe('every search', () => {
  const all = everySearch().flatMap(passes)

  it('is answered by the indexes that are deployed', () => {
    expect([...new Set(all.flatMap(neededBy))].filter((it) => !deployed.has(it))).toEqual([])
  })

  it('needs every index that is deployed but the one of the sweep', () => {
    const needed = new Set(all.flatMap(neededBy))
    expect([...deployed].filter((it) => !needed.has(it))).toEqual(['phase ASCENDING, endsAt ASCENDING'])
  })

  it('asks for no more alternatives than a query may have, and for one word', () => {
    for (const { filters } of all) {
      const alternatives = filters.map((it) => ('in' in it ? it.in.length : 1))
      expect(alternatives.reduce((product, count) => product * count, 1)).toBeLessThanOrEqual(
        MOST_DISJUNCTIONS,
      )
      expect(filters.filter((it) => 'contains' in it).length).toBeLessThanOrEqual(1)
    }
  })
})

describe('a search for words', () => {
  it.each([
    ['relevancy', 'desc'],
    ['publishedAt', 'desc'],
    ['title', 'asc'],
    ['startDate', 'asc'],
  ] as const)('by %s is sorted %s unless somebody says otherwise', (sort, direction) => {
    expect(passes({ sort }).map((it) => it.direction)).toEqual([direction])
    expect(passes({ sort, direction: 'asc' })[0]?.direction).toBe('asc')
  })

  it('has what the title says first, by relevancy, and last in the other direction', () => {
    const fields = (direction: 'asc' | 'desc') =>
      passes({ q: 'lantern', sort: 'relevancy', direction }).map((it) => it.filters.at(-1)?.field)
    expect(fields('desc')).toEqual(['titleWords', 'words'])
    expect(fields('asc')).toEqual(['words', 'titleWords'])
  })

  it('that holds none finds nothing', () => {
    expect(passes({ q: '!?!' })).toEqual([])
    expect(passes({ q: '   ' })).toHaveLength(1)
  })
})
