import { randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** As many random letters and digits as asked for. */
export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** Prefix and length of every kind of id, as they look in Stripe's own answers. */
const SHAPES = {
  account: ['acct_1', 15],
  'application fee': ['fee_1', 23],
  'balance transaction': ['txn_3', 23],
  'bank account': ['ba_1', 23],
  charge: ['ch_3', 23],
  'checkout session': ['cs_test_a1', 56],
  dispute: ['du_1', 23],
  'early fraud warning': ['issfr_1', 23],
  event: ['evt_1', 23],
  'fee refund': ['fr_1', 23],
  'destination payment': ['py_1', 23],
  'destination payment refund': ['pyr_1', 23],
  'line item': ['li_1', 23],
  'payment intent': ['pi_3', 23],
  'payment method': ['pm_1', 23],
  payout: ['po_1', 23],
  price: ['price_1', 23],
  product: ['prod_', 14],
  refund: ['re_3', 23],
  request: ['req_', 14],
  'top-up': ['tu_1', 23],
  transfer: ['tr_3', 23],
  'transfer reversal': ['trr_1', 23],
  'webhook endpoint': ['we_1', 23],
} as const satisfies Record<string, readonly [prefix: string, length: number]>

/** A new id, for example `pi_3…` for a payment intent. */
export function newId(kind: keyof typeof SHAPES): string {
  const [prefix, length] = SHAPES[kind]
  return prefix + randomText(length)
}
