import { describe, expect, it } from 'vitest'
import { DEFAULT_IMAGE } from '../../../contract/activities/activity'
import { ActivitySave } from '../../../contract/activities/activity-save'
import type { ActivitySaveInput } from '../../../contract/activities/activity-save'
import { draftOf, organisedFields, organisedPromoCodes, organisedTicketTypes } from './build-activity'
import { ticketTypeRefFrom } from './share-ref'

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

type Rest = [Parameters<typeof organisedTicketTypes>[1], Parameters<typeof organisedTicketTypes>[2]]

function fieldsOf(draft: ActivitySave, ...rest: Rest) {
  return organisedFields(draft, organisedTicketTypes(draft, ...rest), FEE)
}

function organised(draft: ActivitySave) {
  const refs = [...REFS]
  return fieldsOf(draft, [], () => refs.shift() ?? '')
}

const sold = (saleStartsAt: string | null, saleEndsAt: string | null, timezone = 'Europe/Lisbon') =>
  organised(save({ timezone, ticketTypes: [{ ...TYPE, saleStartsAt, saleEndsAt }] })).ticketTypes[0]

describe('the thumbnail of an activity', () => {
  const poster = '/app/pictures/posteroffilm/960.webp'
  const media = [
    { type: 'image', url: '/covers/river-run.webp', altText: '', isFeatured: true },
    { type: 'image', url: '/app/pictures/secondofmine/960.webp', altText: '', isFeatured: false },
  ] as const satisfies ActivitySaveInput['media']
  const thumbnail = (over: Partial<ActivitySaveInput>) => organised(save(over)).thumbnail

  it.each([
    ['another of its pictures', media[1].url],
    ['a picture that is not among them', poster],
  ])('is the one that was named, beside pictures as well: %s', (_, url) => {
    expect(thumbnail({ thumbnail: url, media: [...media] })).toBe(url)
  })

  it('is the featured picture when none was named', () => {
    expect(thumbnail({ media: [...media] })).toBe(media[0].url)
    expect(thumbnail({ media: [...media], thumbnail: DEFAULT_IMAGE })).toBe(media[0].url)
  })

  it('is the default picture of an activity that has no other', () => {
    expect(thumbnail({})).toBe(DEFAULT_IMAGE)
  })
})

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
    const again = draftOf({ ...fields, status: 'active' } as Parameters<typeof draftOf>[0], [], {
      meetingUrl: null,
      hiddenTicketTypes: [],
    })
    expect(again.ticketTypes).toEqual([
      {
        ...TYPE,
        shareRef: REFS[0],
        richDescription: '',
        sharesCapacity: null,
        saleStartsAt: '2026-03-20T10:00',
      },
    ])
  })
})

describe('the ticket types of a save', () => {
  const refFor = (tempId?: string) => ticketTypeRefFrom('22222ab222', tempId ?? 'none')

  it('saved again under the name that they came with are the same ones', () => {
    const once = fieldsOf(save({ ticketTypes: [{ ...TYPE, tempId: 'vip' }] }), [], refFor)
    const [first] = once.ticketTypes
    const again = save({
      ticketTypes: [
        { ...TYPE, tempId: 'vip', title: 'VIP' },
        { ...TYPE, tempId: 'new' },
      ],
    })
    const { ticketTypes } = fieldsOf(again, once.ticketTypes, refFor)
    expect(ticketTypes[0]).toMatchObject({ shareRef: first?.shareRef, title: 'VIP' })
    expect(ticketTypes[1]?.shareRef).not.toBe(first?.shareRef)
    expect(ticketTypes[0]).not.toHaveProperty('tempId')
  })

  it('are there once, under whatever name', () => {
    const saved = fieldsOf(save({ ticketTypes: [{ ...TYPE, tempId: 'vip' }] }), [], refFor).ticketTypes
    const twice = save({
      ticketTypes: [
        { ...TYPE, shareRef: saved[0]?.shareRef },
        { ...TYPE, tempId: 'vip' },
      ],
    })
    expect(() => fieldsOf(twice, saved, refFor)).toThrow('there already')
    const { error } = ActivitySave.safeParse({
      ...save(),
      ticketTypes: [TYPE, TYPE].map((it) => ({ ...it, tempId: 'a' })),
    })
    expect(error?.issues[0]?.path).toEqual(['ticketTypes'])
  })
})

describe('the promo codes of a save', () => {
  const CODE = { code: 'EARLY', isPercentage: true, value: 50, limit: null, endsAt: null }
  const types = [
    { ...TYPE, shareRef: 'dddddddddd' },
    { ...TYPE, tempId: 'vip' },
    { ...TYPE, tempId: 'spare' },
  ]

  it('are for ticket types by the references that the save gives them', () => {
    const draft = save({
      ticketTypes: types,
      promocodes: [
        { ...CODE, ticketTypeRefs: ['vip', 'dddddddddd'] },
        { ...CODE, code: 'ALL' },
      ],
    })
    const [scoped, all] = organisedPromoCodes(draft, [
      { shareRef: 'dddddddddd' },
      { shareRef: 'eeeeeeeeee' },
      { shareRef: 'ffffffffff' },
    ])
    expect(scoped?.ticketTypeRefs).toEqual(['eeeeeeeeee', 'dddddddddd'])
    expect(all?.ticketTypeRefs).toEqual([])
  })

  it('cannot be for a ticket type that is not there, nor end before they begin', () => {
    const paths = (over: object) =>
      ActivitySave.safeParse({
        ...save(),
        ticketTypes: types,
        promocodes: [{ ...CODE, ...over }],
      }).error?.issues.map(({ path }) => path.join('.'))
    expect(paths({ ticketTypeRefs: ['gone'] })).toEqual(['promocodes.0.ticketTypeRefs'])
    expect(paths({ startsAt: '2026-03-20T10:00', endsAt: '2026-03-20T10:00' })).toEqual([
      'promocodes.0.startsAt',
    ])
    expect(paths({ ticketTypeRefs: ['vip'], startsAt: '2026-03-20T10:00' })).toBeUndefined()
  })
})
