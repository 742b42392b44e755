/**
 * What a way to pay is good for: its currencies, all when there is no list, and when Stripe knows that the money comes. `later`
 * is a debit that is under way for days; `voucher` waits for the buyer to pay it somewhere first.
 */
interface PaymentMethod {
  label: string
  currencies?: readonly string[]
  settles: 'at once' | 'later' | 'voucher'
}

const atOnce = (label: string, currencies?: string): PaymentMethod => ({
  label,
  settles: 'at once',
  ...(currencies && { currencies: currencies.split(' ') }),
})
const later = (label: string, currencies: string): PaymentMethod => ({
  label,
  settles: 'later',
  currencies: currencies.split(' '),
})
const voucher = (label: string, currencies: string): PaymentMethod => ({
  ...later(label, currencies),
  settles: 'voucher',
})

/**
 * All that a session may allow (API reference: Create a Checkout Session, `allowed_payment_method_types`), with the
 * currencies and the delay of Payment method support, https://docs.stripe.com/payments/payment-methods/payment-method-support.
 */
export const PAYMENT_METHODS = {
  acss_debit: later('Pre-authorised debit', 'cad usd'),
  affirm: atOnce('Affirm', 'cad usd'),
  afterpay_clearpay: atOnce('Afterpay', 'aud cad gbp nzd usd'),
  alipay: atOnce('Alipay', 'aud cad cny eur gbp hkd jpy myr nzd sgd usd'),
  alma: atOnce('Alma', 'eur'),
  amazon_pay: atOnce('Amazon Pay', 'aud chf dkk eur gbp hkd jpy nok nzd sek usd zar'),
  au_becs_debit: later('BECS Direct Debit', 'aud'),
  bacs_debit: later('Bacs Direct Debit', 'gbp'),
  bancontact: atOnce('Bancontact', 'eur'),
  billie: atOnce('Billie', 'eur gbp sek'),
  bizum: atOnce('Bizum', 'eur'),
  blik: atOnce('BLIK', 'pln'),
  boleto: voucher('Boleto', 'brl'),
  card: atOnce('Card'),
  cashapp: atOnce('Cash App Pay', 'usd'),
  crypto: atOnce('Stablecoins', 'usd'),
  customer_balance: voucher('Bank transfer', 'eur gbp jpy mxn usd'),
  eps: atOnce('EPS', 'eur'),
  fpx: atOnce('FPX', 'myr'),
  giropay: atOnce('giropay', 'eur'),
  grabpay: atOnce('GrabPay', 'myr sgd'),
  ideal: atOnce('iDEAL', 'eur'),
  kakao_pay: atOnce('Kakao Pay', 'krw'),
  klarna: atOnce('Klarna', 'aud cad chf czk dkk eur gbp nok nzd pln ron sek usd'),
  konbini: voucher('Konbini', 'jpy'),
  kr_card: atOnce('Korean cards', 'krw'),
  link: atOnce('Link'),
  mb_way: atOnce('MB WAY', 'eur'),
  mobilepay: atOnce('MobilePay', 'dkk eur nok sek'),
  multibanco: voucher('Multibanco', 'eur'),
  naver_pay: atOnce('Naver Pay', 'krw'),
  nz_bank_account: later('NZ BECS Direct Debit', 'nzd'),
  oxxo: voucher('OXXO', 'mxn'),
  p24: atOnce('Przelewy24', 'eur pln'),
  pay_by_bank: atOnce('Pay by Bank', 'eur gbp'),
  payco: atOnce('PAYCO', 'krw'),
  paynow: atOnce('PayNow', 'sgd'),
  paypal: atOnce('PayPal', 'aud cad chf czk dkk eur gbp hkd nok nzd pln sek sgd usd'),
  paypay: atOnce('PayPay', 'jpy'),
  payto: later('PayTo', 'aud'),
  pix: atOnce('Pix', 'brl'),
  promptpay: atOnce('PromptPay', 'thb'),
  revolut_pay: atOnce('Revolut Pay', 'eur gbp'),
  samsung_pay: atOnce('Samsung Pay', 'krw'),
  satispay: atOnce('Satispay', 'eur'),
  scalapay: atOnce('Scalapay', 'eur'),
  sepa_debit: later('SEPA Direct Debit', 'eur'),
  sequra: atOnce('seQura', 'eur'),
  sofort: later('Sofort', 'eur'),
  sunbit: atOnce('Sunbit', 'usd'),
  swish: atOnce('Swish', 'sek'),
  twint: atOnce('TWINT', 'chf'),
  upi: atOnce('UPI', 'inr'),
  us_bank_account: later('ACH Direct Debit', 'usd'),
  wechat_pay: atOnce('WeChat Pay', 'aud cad chf cny dkk eur gbp hkd jpy nok sek sgd usd'),
  zip: atOnce('Zip', 'aud usd'),
} as const satisfies Record<string, PaymentMethod>

export type PaymentMethodType = keyof typeof PAYMENT_METHODS

export const PAYMENT_METHOD_TYPES = Object.keys(PAYMENT_METHODS) as PaymentMethodType[]

export const methodOf = (type: PaymentMethodType): PaymentMethod => PAYMENT_METHODS[type]

/** True where a currency can be paid with it. */
export const takesCurrency = (type: PaymentMethodType, currency: string): boolean =>
  methodOf(type).currencies?.includes(currency) ?? true
