import { describe, expect, it } from 'vitest'
import { cloneOf } from './sources/clone'
import { newDraft } from './defaults'
import type { DraftTicketType } from './draft'
import { changeDraft } from './reducer'

const empty = newDraft('UTC', '2026-05-04T14:10:00.000Z')
const base = empty.ticketTypes[0]!
const SAVED = 'abcdefghjk'

function ticketType(title: string, name: Pick<DraftTicketType, 'tempId' | 'shareRef'>): DraftTicketType {
  const { tempId: _, ...unnamed } = base
  return { ...unnamed, title, ...name }
}

const draft = {
  ...empty,
  ticketTypes: [ticketType('Early', { tempId: 't1' }), ticketType('Late', { shareRef: SAVED })],
}
const titles = (after: typeof draft) => after.ticketTypes.map((type) => type.title)

describe('ticket types of a draft', () => {
  it('adds one at the end', () => {
    const after = changeDraft(draft, {
      kind: 'ticket-type-added',
      ticketType: ticketType('VIP', { tempId: 't2' }),
    })
    expect(titles(after)).toEqual(['Early', 'Late', 'VIP'])
  })

  it('adds one where it is asked to: a removal that is undone leaves no trace', () => {
    const [first] = draft.ticketTypes
    if (!first) throw new Error('The draft has no tickets')
    const without = changeDraft(draft, { kind: 'ticket-type-removed', ticketType: first })
    expect(changeDraft(without, { kind: 'ticket-type-added', ticketType: first, at: 0 })).toEqual(draft)
  })

  it('moves one, the others keeping their order, and ignores one that carries no name', () => {
    const three = changeDraft(draft, {
      kind: 'ticket-type-added',
      ticketType: ticketType('VIP', { tempId: 't2' }),
    })
    const move = (name: object, to: number) =>
      titles(changeDraft(three, { kind: 'ticket-type-moved', ticketType: name, to }))
    expect(move({ tempId: 't2' }, 0)).toEqual(['VIP', 'Early', 'Late'])
    expect(move({ shareRef: SAVED }, 2)).toEqual(['Early', 'VIP', 'Late'])
    expect(move({}, 0)).toEqual(['Early', 'Late', 'VIP'])
  })

  it('copies one as new, with a title that tells them apart and still fits', () => {
    const saved = ticketType('x'.repeat(80), { shareRef: SAVED })
    const copy = cloneOf(saved, 't3')
    expect(copy).toMatchObject({ tempId: 't3', price: saved.price, title: `${'x'.repeat(73)} (copy)` })
    expect(copy).not.toHaveProperty('shareRef')
  })

  it('replaces the one with the same tempId', () => {
    const after = changeDraft(draft, {
      kind: 'ticket-type-replaced',
      ticketType: ticketType('Earlier', { tempId: 't1' }),
    })
    expect(titles(after)).toEqual(['Earlier', 'Late'])
  })

  it('replaces the one with the same shareRef', () => {
    const after = changeDraft(draft, {
      kind: 'ticket-type-replaced',
      ticketType: ticketType('Later', { shareRef: SAVED }),
    })
    expect(titles(after)).toEqual(['Early', 'Later'])
  })

  it('removes by tempId and by shareRef', () => {
    expect(titles(changeDraft(draft, { kind: 'ticket-type-removed', ticketType: { tempId: 't1' } }))).toEqual(
      ['Late'],
    )
    expect(
      titles(changeDraft(draft, { kind: 'ticket-type-removed', ticketType: { shareRef: SAVED } })),
    ).toEqual(['Early'])
  })

  it('ignores an edit and a removal that carry neither', () => {
    const nameless = { ...draft, ticketTypes: [ticketType('Nameless', {}), ...draft.ticketTypes] }
    expect(
      changeDraft(nameless, { kind: 'ticket-type-replaced', ticketType: ticketType('Changed', {}) }),
    ).toEqual(nameless)
    expect(changeDraft(nameless, { kind: 'ticket-type-removed', ticketType: {} })).toEqual(nameless)
  })

  it('replaces them wholly', () => {
    const after = changeDraft(draft, {
      kind: 'ticket-types-replaced',
      ticketTypes: [ticketType('Only', { tempId: 't9' })],
    })
    expect(titles(after)).toEqual(['Only'])
  })

  it('gives all of them one currency', () => {
    const after = changeDraft(draft, { kind: 'currency-chosen', currency: 'jpy' })
    expect(after.ticketTypes.map((type) => type.currency)).toEqual(['jpy', 'jpy'])
  })
})

describe('promo codes of a draft', () => {
  const promoCode = { code: 'EARLY', isPercentage: true, value: 10, limit: null, endsAt: null }
  const withCode = changeDraft(draft, { kind: 'promo-code-added', promoCode })

  it('adds one', () => {
    expect(withCode.promocodes).toEqual([promoCode])
  })

  it('replaces the entry with the same code', () => {
    const after = changeDraft(withCode, {
      kind: 'promo-code-edited',
      promoCode: { ...promoCode, value: 25 },
    })
    expect(after.promocodes).toEqual([{ ...promoCode, value: 25 }])
  })

  it('leaves others alone', () => {
    const after = changeDraft(withCode, {
      kind: 'promo-code-edited',
      promoCode: { ...promoCode, code: 'LATE' },
    })
    expect(after.promocodes).toEqual([promoCode])
  })

  it('removes one by its code', () => {
    expect(changeDraft(withCode, { kind: 'promo-code-removed', code: 'EARLY' }).promocodes).toEqual([])
  })
})

describe('moving the start', () => {
  it('keeps the length', () => {
    const after = changeDraft(empty, { kind: 'start-moved', startDate: '2026-06-01T20:00' })
    expect(after.endDate).toBe('2026-06-01T22:00')
  })

  it('takes along a sale end that nobody has chosen, and only that', () => {
    const { saleEndFollowsStart: _, ...chosen } = ticketType('Chosen', { tempId: 't3' })
    const before = { ...empty, ticketTypes: [base, chosen] }
    const after = changeDraft(before, { kind: 'start-moved', startDate: '2026-05-06T14:30' })
    expect(after.ticketTypes.map((type) => type.saleEndsAt)).toEqual(['2026-05-06T14:10', '2026-05-05T14:10'])
  })

  it('keeps a half-typed date as typed and moves nothing', () => {
    const after = changeDraft(empty, { kind: 'start-moved', startDate: '' })
    expect(after).toEqual({ ...empty, startDate: '' })
  })

  it('never leaves the end before a start that was cleared and typed anew', () => {
    const cleared = changeDraft(empty, { kind: 'start-moved', startDate: '' })
    const after = changeDraft(cleared, { kind: 'start-moved', startDate: '2026-06-01T20:00' })
    expect(after.endDate).toBe('2026-06-01T22:00')
  })
})
