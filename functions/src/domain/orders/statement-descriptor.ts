/** Twenty-two characters less the longest prefix, ten, and what stands between the two. */
const MOST = 10

/**
 * What stands behind the platform's name on a cardholder's statement, so that the sale is recognised: the beginning of an
 * activity's title in Latin letters (Stripe: "Statement descriptors"; none of < > \ ' " *, and one letter at least).
 * @returns undefined where nothing of the title is left
 */
export function statementSuffix(title: string): string | undefined {
  const latin = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9 .&-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const suffix = latin.slice(0, MOST).trim()
  return /[A-Za-z]/.test(suffix) ? suffix : undefined
}
