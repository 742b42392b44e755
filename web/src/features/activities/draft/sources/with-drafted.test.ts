import { describe, expect, it } from 'vitest'
import type { DraftedField } from 'functions/contract/drafts/ai-draft'
import { newDraft } from '../defaults'
import { checkSave } from '../field-errors'
import { toSave } from '../keeping/to-save'
import { withDrafted } from './with-drafted'

const empty = newDraft('UTC', '2026-05-04T14:10:00.000Z')
const FIELDS: DraftedField[] = [
  { field: 'title', value: 'Lantern walk', from: 'words', quote: 'a lantern walk' },
  { field: 'startDate', value: '2026-06-12T19:30', from: 'words', quote: '12 June, 7:30pm' },
  { field: 'endDate', value: '2026-06-12T23:00', from: 'guess' },
  { field: 'place', value: 'Ribeira das Naus', from: 'words', quote: 'Ribeira das Naus' },
  { field: 'address', value: 'Lisbon', from: 'guess' },
  { field: 'price', value: { amount: 500, currency: 'eur' }, from: 'words', quote: '€5' },
  { field: 'capacity', value: 40, from: 'words', quote: '40 people' },
  { field: 'coverWords', value: 'lantern night', from: 'guess' },
]
const drafted = FIELDS.reduce(withDrafted, empty)

describe('a draft of what was drafted', () => {
  it('has every value where the form shows it', () => {
    expect(drafted).toMatchObject({
      title: 'Lantern walk',
      startDate: '2026-06-12T19:30',
      endDate: '2026-06-12T23:00',
      location: { name: 'Ribeira das Naus', address: 'Lisbon' },
      held: { coverWords: 'lantern night' },
    })
    expect(drafted.ticketTypes).toMatchObject([
      { title: 'General Admission', price: 500, currency: 'eur', capacity: 40 },
    ])
  })

  it('marks each with the words or the guess behind it', () => {
    expect(drafted.marks).toEqual({
      title: { kind: 'words', text: 'a lantern walk' },
      startDate: { kind: 'words', text: '12 June, 7:30pm' },
      endDate: { kind: 'guess', text: '' },
      location: { kind: 'guess', text: '' },
      ticketTypes: { kind: 'words', text: '€5 … 40 people' },
    })
  })

  it('keeps its marks whatever the order', () => {
    const turned = FIELDS.toReversed().reduce(withDrafted, empty)
    expect(Object.keys(turned.marks ?? {}).toSorted()).toEqual(Object.keys(drafted.marks ?? {}).toSorted())
  })

  it('can be saved, without what is only held', () => {
    const save = toSave(drafted, 'draft')
    expect(checkSave(save)).toEqual({})
    expect(save).not.toHaveProperty('held')
  })
})
