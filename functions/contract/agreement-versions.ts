/* Without schemas, like money-format.ts; other files find these in agreement.ts. */

/** The texts that people agree to or take note of. */
export type AgreementText = 'terms' | 'privacy'

/**
 * The versions of each text, the current one first, each called by the day from which it applies (UTC). Whoever changes a text puts
 * its day in front.
 */
export const AGREEMENT_VERSIONS: Readonly<Record<AgreementText, readonly string[]>> = {
  terms: ['2026-11-22'],
  privacy: ['2026-11-22'],
}
