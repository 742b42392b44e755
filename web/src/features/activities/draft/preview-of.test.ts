import { Activity } from 'functions/contract/activities/activity'
import { shownPrice } from 'functions/contract/pricing/shown-price'
import { expect, it } from 'vitest'
import { newDraft } from './defaults'
import { previewOf } from './preview-of'

const NOW = '2026-05-04T14:10:00.000Z'
const by = { uid: 'ana', name: 'Ana', photoURL: null }

it('is a document such as the server would write, for as many ticket types as there may be', () => {
  const draft = newDraft('Europe/Lisbon', NOW)
  const [type] = draft.ticketTypes
  const ticketTypes = Array.from({ length: 20 }, (_, index) => ({
    ...type!,
    title: `Type ${index}`,
    capacity: 10,
  }))
  const preview = previewOf({ ...draft, title: 'Picnic', ticketTypes }, by, NOW)
  expect(Activity.safeParse(preview).error).toBeUndefined()
  expect(new Set(preview.ticketTypes.map((it) => it.shareRef)).size).toBe(20)
  expect(preview.startsAt).toBe('2026-05-05T14:30:00.000Z')
})

it('says where and when as the page will: no place without a name, both ways to meet, sales as typed', () => {
  const draft = { ...newDraft('Europe/Lisbon', NOW), title: 'Picnic' }
  expect(previewOf(draft, by, NOW).location).toBeNull()
  const ticketTypes = draft.ticketTypes.map((type) => ({ ...type, saleStartsAt: '2026-05-05T10:00' }))
  const both = { ...draft, isAlsoOnline: true, meetingUrl: 'https://meet.example', ticketTypes }
  const preview = previewOf({ ...both, location: { name: 'Quay', address: '' } }, by, NOW)
  expect(preview).toMatchObject({ location: { name: 'Quay' }, hasMeetingUrl: true })
  expect(preview.ticketTypes[0]).toMatchObject({
    saleStartsAt: '2026-05-05T10:00',
    saleStartsInstant: '2026-05-05T09:00:00.000Z',
  })
})

it('shows the price that buyers will see when the fee is passed on to them', () => {
  const draft = { ...newDraft('UTC', NOW), feeMode: 'pass-on' as const }
  const shown = previewOf(draft, by, NOW, { basisPoints: 250, fixed: 50 })
  expect(shownPrice(2000, shown)).toBe(2100)
})

it('keeps the meeting link to itself', () => {
  const draft = {
    ...newDraft('UTC', NOW),
    type: 'virtual' as const,
    meetingUrl: 'https://meet.example/secret',
  }
  const preview = previewOf(draft, by, NOW)
  expect(preview.hasMeetingUrl).toBe(true)
  expect(JSON.stringify(preview)).not.toContain('secret')
})
