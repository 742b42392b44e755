import { describe, expect, it } from 'vitest'
import { checklistOf } from './checklist'
import { newDraft } from './defaults'
import type { ActivityDraft } from './draft'

const NOW = '2026-05-04T14:10:00.000Z'
const draft: ActivityDraft = {
  ...newDraft('UTC', NOW),
  title: 'Picnic',
  location: { name: 'Quay', address: '' },
}
const missing = (it: ActivityDraft, isPayable = false) =>
  checklistOf(it, isPayable, NOW)
    .filter(({ isDone }) => !isDone)
    .map(({ item }) => item)

describe('what a draft needs to be published', () => {
  it('is title, when and where, and nothing more for a free one', () => {
    expect(missing(draft)).toEqual([])
    expect(missing({ ...draft, title: ' ', startDate: '', location: { name: '', address: '' } })).toEqual([
      'title',
      'when',
      'where',
    ])
  })

  it('is a meeting link when it meets online', () => {
    expect(missing({ ...draft, type: 'virtual' })).toEqual(['where'])
    expect(missing({ ...draft, type: 'virtual', meetingUrl: 'https://meet.example' })).toEqual([])
  })

  it('is a start that is still to come', () => {
    expect(missing({ ...draft, startDate: '2026-05-04T14:11', endDate: '2026-05-04T16:00' })).toEqual([])
    expect(missing({ ...draft, startDate: '2026-05-04T14:10', endDate: '2026-05-04T16:00' })).toEqual([
      'when',
    ])
  })

  it('is a sale that people can still come to, at the ticket that has none', () => {
    const sale = (over: object) => ({
      ...draft,
      ticketTypes: [draft.ticketTypes[0]!, { ...draft.ticketTypes[0]!, ...over }],
    })
    const field = (over: object) => checklistOf(sale(over), true, NOW).find(({ item }) => item === 'tickets')
    expect(field({ saleEndsAt: '2026-05-04T14:10' })).toEqual({
      item: 'tickets',
      isDone: false,
      field: 'ticketTypes.1',
    })
    expect(field({ saleStartsAt: draft.startDate })?.isDone).toBe(false)
    expect(field({ saleEndsAt: '2026-05-04T14:11' })).toBeUndefined()
    expect(field({ price: 1 })?.isDone).toBe(true)
  })

  it('leads to the field that lacks something', () => {
    const both = { ...draft, isAlsoOnline: true }
    const where = (it: ActivityDraft) =>
      checklistOf(it, false, NOW).find(({ item }) => item === 'where')?.field
    expect(where(both)).toBe('meetingUrl')
    expect(where({ ...both, location: { name: '', address: '' } })).toBe('location.name')
  })

  it('is payouts as soon as one ticket costs something', () => {
    const paid = { ...draft, ticketTypes: [{ ...draft.ticketTypes[0]!, price: 1 }] }
    expect(missing(paid, false)).toEqual(['payouts'])
    expect(missing(paid, true)).toEqual([])
  })
})
