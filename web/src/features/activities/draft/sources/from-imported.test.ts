import type { ImportedActivity } from 'functions/contract/imports/import'
import { describe, expect, it } from 'vitest'
import { newDraft } from '../defaults'
import { checkSave } from '../field-errors'
import { fromImported } from './from-imported'
import { changeDraft } from '../reducer'
import { toSave } from '../keeping/to-save'

const when = { startDate: '2027-05-08T19:00', endDate: '2027-05-08T21:00' }
const found: ImportedActivity = {
  uid: 'a@pool.example',
  url: null,
  title: 'Swim',
  description: 'Cold water.',
  richDescription: '',
  startDate: '2027-05-01T19:00',
  endDate: '2027-05-01T21:00',
  timezone: 'Europe/Berlin',
  type: 'in-person',
  location: { name: 'Lido', address: '', latitude: 41, longitude: -8 },
  meetingUrl: null,
  ticketTypes: [],
  pictureUrl: null,
  guessed: { endDate: 'Two hours are assumed.', timezone: 'Yours is assumed.' },
  occurrences: [],
  warnings: [],
}
const source = { url: 'https://pool.example/', name: 'pool.example' }
const fresh = newDraft('Europe/Lisbon', '2026-11-20T10:00:00.000Z')
const draft = fromImported(found, when, source, fresh)

describe('an imported draft', () => {
  it('can be saved as it is, at the date that was chosen, with where it came from', () => {
    const save = toSave(draft, 'draft')
    expect(checkSave(save)).toEqual({})
    expect(save).toMatchObject({ ...when, timezone: 'Europe/Berlin', creationType: 'external' })
    expect(save).toMatchObject({ source: { ...source, uid: found.uid }, location: found.location })
    expect(save).not.toHaveProperty('marks')
  })

  it('sells its first ticket until as long before it as any new activity', () => {
    const [ticket] = draft.ticketTypes
    expect(ticket?.saleEndsAt?.slice(0, 10)).toBe('2027-05-08')
  })

  it('forgets that a field was guessed when somebody changes it, and only that field', () => {
    const moved = changeDraft(draft, { kind: 'start-moved', startDate: '2027-06-01T19:00' })
    expect(Object.keys(moved.marks ?? {})).toEqual(['timezone'])
    const changed = changeDraft(moved, { kind: 'fields-set', fields: { timezone: 'Europe/Paris' } })
    expect(changed.marks).toEqual({})
    const ended = changeDraft(draft, { kind: 'fields-set', fields: { endDate: '2027-06-01T23:00' } })
    expect(Object.keys(ended.marks ?? {})).toEqual(['timezone'])
  })
})
