import { mergeMetadata } from '../http/parameters'
import { newId } from '../world/ids'
import type { CreateSession } from './session-parameters'

/**
 * One line of a session (API reference: The Line Item object). The type is ours because the SDK's is of what
 * it makes of the answer: `unit_amount_decimal` is text on the wire and an object there.
 */
export interface LineItem {
  id: string
  object: 'item'
  adjustable_quantity: object | null
  amount_discount: number
  amount_subtotal: number
  amount_tax: number
  amount_total: number
  currency: string
  description: string
  metadata: Record<string, string>
  price: { unit_amount: number } & Record<string, unknown>
  quantity: number
}

/** The line that the parameters describe, with a price and a product made for it alone. */
export function newLineItem(item: CreateSession['line_items'][number], created: number): LineItem {
  const { currency, product_data: product, unit_amount: unitAmount } = item.price_data
  const amount = unitAmount * item.quantity
  const adjustable = item.adjustable_quantity
  return {
    id: newId('line item'),
    object: 'item',
    adjustable_quantity: adjustable?.enabled
      ? { enabled: true, minimum: adjustable.minimum ?? null, maximum: adjustable.maximum ?? null }
      : null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: product.name,
    metadata: mergeMetadata({}, item.metadata),
    price: {
      id: newId('price'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created,
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('product'),
      recurring: null,
      tax_behavior: item.price_data.tax_behavior ?? 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: unitAmount,
      unit_amount_decimal: String(unitAmount),
    },
    quantity: item.quantity,
  }
}
