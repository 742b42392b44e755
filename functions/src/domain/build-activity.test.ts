import { describe, expect, it } from 'vitest'
import { ActivitySave } from '../../contract/activity'
import type { ActivitySaveInput } from '../../contract/activity'
import { draftOf, organisedFields } from './build-activity'

const FEE = { mode: 'absorb', basisPoints: 0, fixed: 0 } as const
const REFS = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc']

const TYPE = {
  title: 'General Admission',
  price: 0,
  currency: 'usd',
  capacity: null,
  minTicketCountPerPurchase: 1,
  maxTicketCountPerPurchase: null,
  description: '',
  saleEndsAt: null,
} as const

function save(over: Partial<ActivitySaveInput> = {}): ActivitySave {
  return ActivitySave.parse({
    title: 'Night walk',
    description: '',
    startDate: '2026-03-29T12:00',
    endDate: '2026-03-29T14:00',
    timezone: 'Europe/Lisbon',
    ticketTypes: [TYPE],
    ...over,
  })
}

function organised(draft: ActivitySave) {
  const refs = [...REFS]
  return organisedFields(draft, [], FEE, () => refs.shift() ?? '')
}

const sold = (saleStartsAt: string | null, saleEndsAt: string | null, timezone = 'Europe/Lisbon') =>
  organised(save({ timezone, ticketTypes: [{ ...TYPE, saleStartsAt, saleEndsAt }] })).ticketTypes[0]

describe('the sale of a ticket type', () => {
  it.each([
    ['in winter', 'Europe/Lisbon', '2026-03-28T10:00', '2026-03-28T10:00:00.000Z'],
    ['after clocks were put forward', 'Europe/Lisbon', '2026-03-29T10:00', '2026-03-29T09:00:00.000Z'],
    ['in the hour that is skipped', 'Europe/Lisbon', '2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
    [
      'in the hour that is skipped elsewhere',
      'America/New_York',
      '2026-03-08T02:30',
      '2026-03-08T07:30:00.000Z',
    ],
    ['in the first of two equal hours', 'America/New_York', '2025-11-02T01:30', '2025-11-02T05:30:00.000Z'],
    ['by half hours', 'Australia/Lord_Howe', '2025-10-05T02:15', '2025-10-04T15:45:00.000Z'],
  ])('opens at the instant that its wall time names: %s', (_, timezone, wall, instant) => {
    expect(sold(wall, null, timezone)).toMatchObject({ saleStartsAt: wall, saleStartsInstant: instant })
  })

  it('lasts, also on the night when clocks are put forward', () => {
    expect(() => sold('2026-03-29T01:30', '2026-03-29T02:15')).toThrow('must open before it ends')
    expect(sold('2026-03-29T01:30', '2026-03-29T02:45')).toMatchObject({
      saleStartsInstant: '2026-03-29T01:30:00.000Z',
      saleEndsInstant: '2026-03-29T01:45:00.000Z',
    })
  })

  it.each([
    ['ends before it opens', '2026-03-20T10:00', '2026-03-20T09:00'],
    ['ends as it opens', '2026-03-20T10:00', '2026-03-20T10:00'],
    ['opens as the activity starts', '2026-03-29T12:00', null],
  ])('is refused at its opening when it %s', (_, saleStartsAt, saleEndsAt) => {
    const { error } = ActivitySave.safeParse({
      ...save(),
      ticketTypes: [{ ...TYPE, saleStartsAt, saleEndsAt }],
    })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['ticketTypes.0.saleStartsAt'])
  })

  it('is open from the beginning when nothing is said, and comes back as it was typed', () => {
    expect(sold(null, null)).toMatchObject({ saleStartsAt: null, saleStartsInstant: null })
    const fields = organised(save({ ticketTypes: [{ ...TYPE, saleStartsAt: '2026-03-20T10:00' }] }))
    const again = draftOf({ ...fields, status: 'active' } as Parameters<typeof draftOf>[0], [], null)
    expect(again.ticketTypes).toEqual([
      { ...TYPE, shareRef: REFS[0], richDescription: '', saleStartsAt: '2026-03-20T10:00' },
    ])
  })
})
