import { describe, expect, it } from 'vitest'
import { ActivitySave } from './activity-save'
import { ShareRef } from '../ids'
import { PromoCodeSave } from '../promo-codes/promo-code'
import { TicketTypeSave } from '../tickets/ticket-type'

const ticket = {
  title: 'General Admission',
  price: 1500,
  currency: 'usd',
  capacity: null,
  minTicketCountPerPurchase: 1,
  maxTicketCountPerPurchase: null,
  description: '',
  saleEndsAt: null,
}
const draft = {
  title: 'Lantern walk',
  description: '',
  startDate: '2026-12-01T18:30',
  endDate: '2026-12-01T20:30',
  timezone: 'Europe/Lisbon',
}

function pathsOf(
  schema: { safeParse: (value: unknown) => ReturnType<typeof ActivitySave.safeParse> },
  value: unknown,
) {
  return schema.safeParse(value).error?.issues.map((issue) => issue.path.join('.')) ?? []
}

describe('what an organiser saves', () => {
  it('fills in the defaults of the specification', () => {
    expect(ActivitySave.parse(draft)).toMatchObject({
      audience: 'public',
      status: 'active',
      type: 'in-person',
    })
  })

  it.each([
    ['an end before the start', { endDate: '2026-12-01T18:00' }, 'endDate'],
    ['an empty title', { title: '  ' }, 'title'],
    ['a zone that does not exist', { timezone: 'Mars/Olympus' }, 'timezone'],
    ['two currencies', { ticketTypes: [ticket, { ...ticket, currency: 'eur' }] }, 'ticketTypes'],
    [
      'a code for an amount that is not charged',
      {
        ticketTypes: [{ ...ticket, price: 0, currency: 'kwd' }],
        promocodes: [{ code: 'OFF', isPercentage: false, value: 1234, limit: null, endsAt: null }],
      },
      'promocodes.0.value',
    ],
    [
      'a tax of everything',
      { tax: { name: 'VAT', basisPoints: 10_000, mode: 'included' } },
      'tax.basisPoints',
    ],
    ['a script as its meeting link', { meetingUrl: 'javascript:alert(1)' }, 'meetingUrl'],
    ['a picture from elsewhere', { thumbnail: 'https://elsewhere.example/a.png' }, 'thumbnail'],
    ['an owner', { organiser: 'me' }, ''],
    ['a community', { communityId: 'c1' }, ''],
  ])('refuses %s at its field', (_, over, path) => {
    expect(pathsOf(ActivitySave, { ...draft, ...over })).toContain(path)
    expect(pathsOf(ActivitySave, draft)).toEqual([])
  })

  it.each([
    ['a price of half a cent', { price: 0.5 }, 'price'],
    ['a negative price', { price: -1 }, 'price'],
    [
      'a price with three decimals, of which cards are charged two',
      { price: 1234, currency: 'kwd' },
      'price',
    ],
    ['half a króna', { price: 50, currency: 'isk' }, 'price'],
    ['a currency that cards are not charged in', { currency: 'xts' }, 'currency'],
    ['a price as text', { price: '10' }, 'price'],
    ['no seats', { capacity: 0 }, 'capacity'],
    [
      'a most below the least',
      { minTicketCountPerPurchase: 3, maxTicketCountPerPurchase: 2 },
      'maxTicketCountPerPurchase',
    ],
  ])('refuses a ticket type with %s', (_, over, path) => {
    expect(pathsOf(TicketTypeSave as never, { ...ticket, ...over })).toContain(path)
    expect(pathsOf(TicketTypeSave as never, ticket)).toEqual([])
  })

  it('keeps promo codes in upper case and percentages below a hundred and one', () => {
    const promo = { code: ' early-bird ', isPercentage: true, value: 100, limit: null, endsAt: null }
    expect(PromoCodeSave.parse(promo).code).toBe('EARLY-BIRD')
    expect(PromoCodeSave.safeParse({ ...promo, value: 101 }).success).toBe(false)
    expect(PromoCodeSave.safeParse({ ...promo, isPercentage: false, value: 101 }).success).toBe(true)
  })

  it('never takes a reserved path segment for an activity', () => {
    expect(ShareRef.safeParse('abcdefghjk').success).toBe(true)
    expect(ShareRef.safeParse('my-activit').success).toBe(false)
  })
})
