import { describe, expect, it } from 'vitest'
import { newDraft } from '../defaults'
import type { Marks } from './marks'
import { changeDraft } from '../reducer'
import type { DraftChange } from '../draft-change'
import { toSave } from '../keeping/to-save'

const marks: Marks = {
  title: { kind: 'words', text: 'a lantern walk' },
  startDate: { kind: 'guess', text: '' },
  endDate: { kind: 'guess', text: '' },
  ticketTypes: { kind: 'words', text: '5 €' },
  media: { kind: 'guess', text: 'lantern' },
}
const draft = { ...newDraft('UTC', '2026-05-04T14:10:00.000Z'), marks }
const left = (change: DraftChange) => Object.keys(changeDraft(draft, change).marks ?? {})

describe('the marks of a draft', () => {
  it.each<[DraftChange, string[]]>([
    [{ kind: 'fields-set', fields: { title: 'Mine' } }, ['title']],
    [{ kind: 'start-moved', startDate: '2026-06-01T10:00' }, ['startDate', 'endDate']],
    [{ kind: 'currency-chosen', currency: 'eur' }, ['ticketTypes']],
    [{ kind: 'ticket-types-replaced', ticketTypes: [] }, ['ticketTypes']],
    [{ kind: 'cover-chosen', url: '/covers/kite-day.webp', altText: '' }, ['media']],
    [{ kind: 'mark-settled', field: 'ticketTypes' }, ['ticketTypes']],
    [{ kind: 'promo-code-removed', code: 'X' }, []],
  ])('go with what %j changes, and no others do', (change, gone) => {
    expect(left(change)).toEqual(Object.keys(marks).filter((field) => !gone.includes(field)))
  })

  it('are not saved with the activity', () => {
    expect(toSave({ ...draft, title: 'Walk' }, 'draft')).not.toHaveProperty('marks')
  })
})
