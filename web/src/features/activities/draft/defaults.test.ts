import { DEFAULT_IMAGE } from 'functions/contract/activities/activity'
import { ActivitySave } from 'functions/contract/activities/activity-save'
import { describe, expect, it } from 'vitest'
import { defaultStart, newDraft } from './defaults'
import { toSave } from './keeping/to-save'

describe('a new activity', () => {
  it.each([
    ['2026-05-04T14:00:00.000Z', '2026-05-05T14:00'],
    ['2026-05-04T14:00:01.000Z', '2026-05-05T14:30'],
    ['2026-05-04T14:31:00.000Z', '2026-05-05T15:00'],
    ['2026-01-30T23:45:00.000Z', '2026-02-01T00:00'],
    ['2026-12-31T12:10:00.000Z', '2027-01-01T12:30'],
    ['2028-02-28T09:10:00.000Z', '2028-02-29T09:30'],
  ])('created at %s starts at %s', (now, start) => {
    expect(defaultStart('UTC', now)).toBe(start)
  })

  it('counts tomorrow in the person’s own zone', () => {
    expect(defaultStart('Pacific/Auckland', '2026-05-04T14:10:00.000Z')).toBe('2026-05-06T02:30')
  })

  const draft = newDraft('Europe/Lisbon', '2026-05-04T14:10:00.000Z')

  it('ends two hours after its start', () => {
    expect([draft.startDate, draft.endDate]).toEqual(['2026-05-05T15:30', '2026-05-05T17:30'])
  })

  it('is public, in person and shows the bundled picture', () => {
    expect(draft).toMatchObject({ audience: 'public', type: 'in-person', thumbnail: DEFAULT_IMAGE })
    expect(draft.media).toEqual([{ type: 'image', url: DEFAULT_IMAGE, altText: '', isFeatured: true }])
  })

  it('has one free General Admission whose sale ends one day from now', () => {
    expect(draft.ticketTypes).toHaveLength(1)
    expect(draft.ticketTypes[0]).toMatchObject({
      title: 'General Admission',
      price: 0,
      currency: 'usd',
      capacity: null,
      minTicketCountPerPurchase: 1,
      maxTicketCountPerPurchase: null,
      saleEndsAt: '2026-05-05T15:10',
    })
    expect(draft.ticketTypes[0]?.description).not.toBe('')
  })

  it('lacks nothing but a title to be saved', () => {
    expect(ActivitySave.safeParse(toSave(draft, 'draft')).success).toBe(false)
    expect(ActivitySave.safeParse(toSave({ ...draft, title: 'Picnic' }, 'draft')).success).toBe(true)
  })
})
