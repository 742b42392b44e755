import { CURRENCIES } from '../../../contract/pricing/money'
import { decimalsOf, parseMoney } from '../../../contract/pricing/money-format'
import type { TicketTypeSave } from '../../../contract/tickets/ticket-type'
import type { SourcePrice } from './source-event'
import { lineOf } from './source-text'

const FREE = /^(?:free|gratis|kostenlos|gratuit|frei)\b/i

function amountOf({ price, currency }: SourcePrice): number | undefined {
  if (FREE.test(price)) return 0
  const digits = price
    .replaceAll(/[^\d.,' ]/g, '')
    .trim()
    .slice(0, 20)
  // Pages write 13.00 for a currency without decimals, and 1,200.00 for a thousand.
  const [whole = '', fraction] = /^(.{1,16})[.,](\d{1,3})$/.exec(digits)?.slice(1) ?? [digits]
  const plain = whole.replaceAll(/\D/g, '')
  const isThousands = fraction?.length === 3 && decimalsOf(currency) !== 3
  const rest = isThousands ? '' : (fraction ?? '').slice(0, decimalsOf(currency))
  return parseMoney(`${plain}${isThousands ? fraction : ''}${rest && `.${rest}`}`, currency)
}

/** A currency that cards are charged in, or nothing. */
function currencyOf(text: string): string {
  const code = text.trim().toLowerCase()
  return CURRENCIES.includes(code) ? code : ''
}

/** The tickets that a source names, all in the first currency among them. */
export function ticketTypesOf(prices: readonly SourcePrice[]): TicketTypeSave[] {
  const currency = prices.map((it) => currencyOf(it.currency)).find((it) => it !== '') ?? 'usd'
  const ofOne = prices.filter((it) => [currency, ''].includes(currencyOf(it.currency)))
  const types = ofOne.flatMap((stated): TicketTypeSave[] => {
    const price = amountOf({ ...stated, currency })
    if (price === undefined) return []
    const title = lineOf(stated.title, 80) || 'General Admission'
    return [
      {
        title,
        price,
        currency,
        capacity: null,
        minTicketCountPerPurchase: 1,
        maxTicketCountPerPurchase: null,
        description: '',
        saleEndsAt: null,
      },
    ]
  })
  const distinct = new Map(types.map((type) => [`${type.title} ${type.price}`, type]))
  return [...distinct.values()].slice(0, 20)
}
