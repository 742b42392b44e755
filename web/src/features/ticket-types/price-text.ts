import type { Activity } from 'functions/contract/activities/activity'
import { formatMoney } from 'functions/contract/pricing/money-format'
import type { Amount, Currency } from 'functions/contract/pricing/money'
import { shownPrice, unitPriceOf } from 'functions/contract/pricing/shown-price'
import type { TicketType } from 'functions/contract/tickets/ticket-type'
import type { TicketChoice, TicketOffer } from './ticket-choice'
import { ticketTypeWording } from './wording'

/** A price as people read it: "Free", "$12.50". */
export function priceText(amount: Amount, currency: Currency): string {
  return amount === 0 ? ticketTypeWording.free : formatMoney(amount, currency)
}

/** "incl. service fee and VAT": what is in a price beside what the organiser asks. */
export function includedText({ fee, tax, currency }: Activity, { price }: TicketType): string | undefined {
  const unit = unitPriceOf(price, { fee, tax, currency })
  const hasFee = fee.mode === 'pass-on' && unit.fee > 0
  const taxName = tax !== null && unit.tax > 0 ? tax.name : undefined
  const parts = [hasFee ? ticketTypeWording.serviceFee : undefined, taxName]
  const included = parts.filter((part) => part !== undefined)
  return included.length > 0 ? ticketTypeWording.including(included.join(' and ')) : undefined
}

/** "Free", "$12" or "From $12": the least that somebody pays, among what is on offer now. */
export function startingPrice(activity: Activity, offers: readonly TicketOffer[]): string | undefined {
  const prices = offers
    .filter(({ least, most }) => most >= least)
    .map(({ type }) => shownPrice(type.price, activity))
  if (prices.length === 0) return undefined
  const lowest = Math.min(...prices)
  const text = priceText(lowest, activity.currency)
  return Math.max(...prices) === lowest ? text : ticketTypeWording.from(text)
}

/** What a choice comes to, as it will be charged without a promo code. */
export function totalText(activity: Activity, choice: TicketChoice): string {
  const total = activity.ticketTypes.reduce(
    (sum, type) => sum + shownPrice(type.price, activity) * (choice[type.shareRef] ?? 0),
    0,
  )
  return priceText(total, activity.currency)
}
