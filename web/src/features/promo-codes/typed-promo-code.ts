import { PromoCodeSave } from 'functions/contract/promo-codes/promo-code'
import type { Scope, ScopeChoice } from './promo-code-scope'
import { promoCodeWording } from './wording'

const words = promoCodeWording.dialog

export type Errors = Readonly<Record<string, string>>

/** A promo code while it is typed: its value may be missing for a moment. */
export type TypedPromoCode = Omit<PromoCodeSave, 'isPercentage' | 'value' | 'ticketTypeRefs' | 'unlocks'> &
  Scope & {
    kind: 'percentage' | 'amount' | 'nothing'
    value: number | undefined
    unlocks: string[]
  }

/** A new code as the form opens with it. */
export const NEW_PROMO_CODE: TypedPromoCode = {
  code: '',
  kind: 'percentage',
  value: 10,
  limit: null,
  endsAt: null,
  isForSome: false,
  ticketTypeRefs: [],
  unlocks: [],
}

/** A code as it is typed on; tickets that were removed or shown to all since are no longer chosen. */
export function typedFrom(
  { isPercentage, value, ...promo }: PromoCodeSave,
  choices: readonly ScopeChoice[],
): TypedPromoCode {
  const refs = promo.ticketTypeRefs ?? []
  const hidden = choices.filter(({ isHidden }) => isHidden)
  const there = (among: readonly ScopeChoice[]) => (ref: string) => among.some(({ name }) => name === ref)
  const kind = isPercentage ? 'percentage' : 'amount'
  return {
    ...promo,
    ...(value === 0 ? { kind: 'nothing', value: undefined } : { kind, value }),
    isForSome: refs.length > 0,
    ticketTypeRefs: refs.filter(there(choices)),
    unlocks: (promo.unlocks ?? []).filter(there(hidden)),
  }
}

/** What the contract would refuse, by field; else the code as it is saved. */
export function checkPromoCode(
  { kind, value, isForSome, ticketTypeRefs, ...typed }: TypedPromoCode,
  taken: readonly string[],
): { save?: PromoCodeSave; errors: Errors } {
  const { data, error } = PromoCodeSave.safeParse({
    ...typed,
    isPercentage: kind !== 'amount',
    value: kind === 'nothing' ? 0 : value,
    ticketTypeRefs: isForSome ? ticketTypeRefs : [],
  })
  const errors = Object.fromEntries((error?.issues ?? []).map((it) => [it.path.join('.'), it.message]))
  if (isForSome && ticketTypeRefs.length === 0) errors['ticketTypeRefs'] = words.chooseTickets
  if (kind !== 'nothing' && value === 0) errors['value'] = words.least
  if (!errors['code'] && taken.includes(typed.code.trim().toUpperCase())) errors['code'] = words.taken
  return data && Object.keys(errors).length === 0 ? { save: data, errors } : { errors }
}
