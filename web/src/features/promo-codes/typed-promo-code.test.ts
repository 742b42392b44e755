import { expect, it } from 'vitest'
import { NEW_PROMO_CODE, checkPromoCode, typedFrom } from './typed-promo-code'

const choices = [
  { name: 'floor', title: 'Floor', isHidden: false },
  { name: 'stage', title: 'Backstage', isHidden: true },
]
const typed = { ...NEW_PROMO_CODE, code: 'CREW' }

it('is saved as it was typed, and typed on as it was saved', () => {
  for (const over of [
    { kind: 'amount', value: 500, minSpend: 3000, perPerson: 1, combinable: true } as const,
    { kind: 'nothing', value: undefined, unlocks: ['stage'] } as const,
  ]) {
    const { save, errors } = checkPromoCode({ ...typed, ...over, unlocks: [...(over.unlocks ?? [])] }, [])
    expect(errors).toEqual({})
    expect(save && typedFrom(save, choices)).toMatchObject(over)
  }
})

it('takes something off, unless it opens something', () => {
  expect(checkPromoCode({ ...typed, kind: 'nothing', value: undefined }, []).errors).toHaveProperty('value')
  // What begins with a zero is no code without a discount.
  const zero = { ...typed, kind: 'amount', value: 0, unlocks: ['stage'] } as const
  expect(checkPromoCode({ ...zero, unlocks: ['stage'] }, []).errors).toHaveProperty('value')
  expect(checkPromoCode({ ...typed, kind: 'amount', value: 50 }, []).errors).toEqual({})
})

it('forgets tickets that are gone, and those that everybody sees now', () => {
  const { save } = checkPromoCode({ ...typed, unlocks: ['stage'] }, [])
  const shown = choices.map((choice) => ({ ...choice, isHidden: false }))
  expect(save && typedFrom(save, shown).unlocks).toEqual([])
  expect(save && typedFrom(save, []).unlocks).toEqual([])
})
