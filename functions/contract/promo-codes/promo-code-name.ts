/* Without schemas, like money-format.ts. */

export const PROMO_CODE = /^[A-Z0-9_-]{3,30}$/
export const PROMO_CODE_ADVICE = 'Use 3 to 30 letters, digits, - or _.'

/** What somebody typed as the name of a promo code, or undefined when no code is called so. */
export function promoCodeOf(text: string): string | undefined {
  const name = text.trim().toUpperCase()
  return PROMO_CODE.test(name) ? name : undefined
}
