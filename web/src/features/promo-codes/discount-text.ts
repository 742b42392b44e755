import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Currency } from 'functions/contract/pricing/money'
import type { PromoCodeSave } from 'functions/contract/promo-codes/promo-code'
import { promoCodeWording as words } from './wording'

/** "20 % off", "$5 off each ticket", "$5 off the order". */
export function discountText(
  promo: Pick<PromoCodeSave, 'isPercentage' | 'value' | 'per'>,
  currency: Currency,
): string {
  if (promo.value === 0) return words.noDiscount
  if (promo.isPercentage) return words.off(`${promo.value} %`)
  const off = words.off(formatMoney(promo.value, currency))
  return `${off} ${promo.per === 'order' ? words.perOrder : words.perTicket}`
}
