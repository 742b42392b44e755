import { describe, expect, it } from 'vitest'
import { newDraft } from './defaults'
import { checkSave, errorsBelow, fieldErrorsOf, fieldId, firstError } from './field-errors'
import { toSave } from './keeping/to-save'

const draft = newDraft('UTC', '2026-05-04T14:10:00.000Z')

describe('errors of fields', () => {
  it('are found by the contract’s own rules', () => {
    expect(checkSave(toSave(draft, 'active'))).toEqual({ title: 'Give it a title.' })
    const backwards = { ...draft, title: 'Picnic', endDate: draft.startDate }
    expect(checkSave(toSave(backwards, 'active'))).toEqual({ endDate: 'The end must come after the start.' })
  })

  it('keep the first message of a field', () => {
    expect(
      fieldErrorsOf([
        { path: 'a', message: 'one' },
        { path: 'a', message: 'two' },
      ]),
    ).toEqual({ a: 'one' })
  })

  it('are handed to the ticket type that they belong to', () => {
    const errors = {
      'ticketTypes.1.price': 'Too much.',
      'ticketTypes.10.title': 'Name it.',
      title: 'Title it.',
    }
    expect(errorsBelow(errors, 'ticketTypes.1')).toEqual({ price: 'Too much.' })
  })

  it('lead to the control that shows them', () => {
    expect(fieldId('location.name')).toBe('field-location-name')
    expect(fieldId('ticketTypes.0.price')).toBe('field-ticketTypes-0')
  })

  it('begin with the topmost field, in whatever order they came', () => {
    expect(firstError({ promocodes: 'x', endDate: 'x', 'ticketTypes.0.price': 'x' })).toBe('endDate')
    expect(firstError({})).toBeUndefined()
  })
})
