import { describe, expect, it } from 'vitest'
import { newDraft } from '../defaults'
import { checkSave } from '../field-errors'
import { fromSaved } from '../sources/from-saved'
import { toSave } from './to-save'

const draft = { ...newDraft('UTC', '2026-05-04T14:10:00.000Z'), title: 'Picnic' }

describe('the save payload', () => {
  it('omits an empty meeting link', () => {
    expect(toSave({ ...draft, type: 'virtual' }, 'draft')).not.toHaveProperty('meetingUrl')
    expect(
      toSave({ ...draft, type: 'virtual', meetingUrl: ' https://meet.example ' }, 'draft'),
    ).toHaveProperty('meetingUrl', 'https://meet.example')
  })

  it('keeps a meeting link for meeting in person and online, and none while that is open', () => {
    const linked = { ...draft, meetingUrl: 'https://meet.example' }
    expect(toSave({ ...linked, type: 'in-person' }, 'draft')).toHaveProperty('meetingUrl')
    expect(toSave({ ...linked, type: 'not-specified' }, 'draft')).not.toHaveProperty('meetingUrl')
  })

  it('has a place and a link where people come and join, and asks for the link to publish', () => {
    const both = { ...draft, isAlsoOnline: true, location: { name: 'Quay', address: '' } }
    const linked = toSave({ ...both, meetingUrl: 'https://meet.example' }, 'active')
    expect(linked).toMatchObject({
      type: 'in-person',
      location: { name: 'Quay' },
      meetingUrl: 'https://meet.example',
    })
    expect(fromSaved(linked).isAlsoOnline).toBe(true)
    expect(checkSave(toSave(both, 'active'))).toHaveProperty('meetingUrl')
    expect(checkSave(toSave(both, 'draft'))).toEqual({})
    expect(
      toSave({ ...both, isAlsoOnline: false, meetingUrl: 'https://meet.example' }, 'active'),
    ).not.toHaveProperty('meetingUrl')
  })

  it('never says a community', () => {
    expect(toSave(draft, 'active')).not.toHaveProperty('communityId')
  })

  it('leaves the form’s own marks at home', () => {
    expect(toSave(draft, 'active').ticketTypes?.[0]).not.toHaveProperty('saleEndFollowsStart')
  })

  it('calls a ticket type by the server’s name once it has one', () => {
    const [type] = draft.ticketTypes
    expect(toSave(draft, 'active').ticketTypes?.[0]?.tempId).toBe(type?.tempId)
    const ticketTypes = draft.ticketTypes.map((it) => ({ ...it, shareRef: 'aaaaaaaaaa' }))
    const [saved] = toSave({ ...draft, ticketTypes }, 'active').ticketTypes ?? []
    expect(saved).toMatchObject({ shareRef: 'aaaaaaaaaa' })
    expect(saved).not.toHaveProperty('tempId')
  })

  it('keeps an address for meeting in person only', () => {
    const located = { ...draft, location: { name: 'Quay', address: '1 Dock Road' } }
    expect(toSave(located, 'draft').location).toEqual({ name: 'Quay', address: '1 Dock Road' })
    expect(toSave({ ...located, type: 'virtual' }, 'draft').location).toBeNull()
  })

  it('comes back as it was typed', () => {
    const saved = toSave({ ...draft, location: { name: 'Quay', address: '' } }, 'draft')
    expect(toSave(fromSaved(saved), 'draft')).toEqual(saved)
  })
})
