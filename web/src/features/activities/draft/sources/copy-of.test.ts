import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { copyOf } from './copy-of'
import { checkSave } from '../field-errors'
import { toSave } from '../keeping/to-save'

const REF = 'aaaaaaaaaa'
const saved: ActivitySaveInput = {
  title: 'Supper',
  description: 'One long table',
  startDate: '2026-03-24T19:30',
  endDate: '2026-03-24T22:00',
  timezone: 'Europe/Lisbon',
  location: { name: 'Quay', address: '1 Dock Road' },
  media: [
    { type: 'image', url: '/app/pictures/abcdefgh1234/960.webp', altText: 'A table', isFeatured: true },
  ],
  thumbnail: '/app/pictures/abcdefgh1234/960.webp',
  ticketTypes: [
    {
      shareRef: REF,
      title: 'Seat',
      price: 0,
      currency: 'usd',
      capacity: 12,
      minTicketCountPerPurchase: 1,
      maxTicketCountPerPurchase: null,
      description: '',
      saleStartsAt: '2026-03-20T10:00',
      saleEndsAt: '2026-03-24T12:00',
    },
  ],
  promocodes: [
    {
      code: 'EARLY',
      isPercentage: true,
      value: 10,
      limit: null,
      endsAt: '2026-03-21T00:00',
      ticketTypeRefs: [REF],
    },
  ],
}

function copy(now: string, keepsUploads = true) {
  let count = 0
  return copyOf(saved, { now, keepsUploads, newId: () => `new-${++count}` })
}

const weekdayOf = (wall: string) => Temporal.PlainDateTime.from(wall).dayOfWeek

describe('a copy of an activity', () => {
  it.each([
    ['an hour after it ended', '2026-03-24T23:00:00.000Z', '2026-03-31T19:30'],
    ['before it has begun', '2026-03-20T12:00:00.000Z', '2026-03-31T19:30'],
    ['months later, in summer time', '2026-07-14T12:00:00.000Z', '2026-07-14T19:30'],
    ['when that day has passed its hour', '2026-07-14T19:00:00.000Z', '2026-07-21T19:30'],
  ])('is on the next same weekday, at the same time: %s', (_, now, startDate) => {
    const draft = copy(now)
    expect(draft.startDate).toBe(startDate)
    expect(draft.endDate).toBe(`${startDate.slice(0, 10)}T22:00`)
    expect(weekdayOf(draft.startDate)).toBe(weekdayOf(saved.startDate))
    const start = Temporal.PlainDateTime.from(draft.startDate).toZonedDateTime('Europe/Lisbon')
    expect(start.epochMilliseconds).toBeGreaterThan(Date.parse(now))
  })

  it('moves its sales and codes with it', () => {
    const draft = copy('2026-03-20T12:00:00.000Z')
    expect(draft.ticketTypes[0]).toMatchObject({
      saleStartsAt: '2026-03-27T10:00',
      saleEndsAt: '2026-03-31T12:00',
    })
    expect(draft.promocodes[0]?.endsAt).toBe('2026-03-28T00:00')
  })

  it('has ticket types of its own, which its codes are for, and can be saved as it is', () => {
    const draft = copy('2026-03-20T12:00:00.000Z')
    expect(draft.ticketTypes[0]).toMatchObject({ title: 'Seat', capacity: 12, tempId: 'new-1' })
    expect(draft.ticketTypes[0]).not.toHaveProperty('shareRef')
    expect(draft.promocodes[0]?.ticketTypeRefs).toEqual(['new-1'])
    expect(checkSave(toSave(draft, 'active'))).toEqual({})
  })

  it('keeps pictures that are one’s own, and no other', () => {
    expect(copy('2026-03-20T12:00:00.000Z').media).toEqual(saved.media)
    const without = copy('2026-03-20T12:00:00.000Z', false)
    expect(without.media.map(({ url }) => url)).toEqual(['/create_assets/defaultImage.png'])
    expect(without.thumbnail).toBe('/create_assets/defaultImage.png')
  })
})
