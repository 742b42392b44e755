/* Without schemas, like money-format.ts. */

/** The texts that people agree to or take note of. */
export type AgreementText = 'terms' | 'privacy'

/**
 * The versions of each text, the current one first, each called by the day from which it applies (UTC). Whoever changes a text puts
 * its day in front: who signs in, orders or sends an RSVP from then on agrees to it (docs/decisions/0040).
 */
export const AGREEMENT_VERSIONS: Readonly<Record<AgreementText, readonly string[]>> = {
  terms: ['2026-11-22'],
  privacy: ['2026-11-22'],
}

/** What the current texts are called. */
export const CURRENT_AGREEMENT = {
  terms: AGREEMENT_VERSIONS.terms[0] ?? '',
  privacy: AGREEMENT_VERSIONS.privacy[0] ?? '',
}

/** Hours for which an earlier version may still be agreed to: pages that were open when the text changed show it. */
const GRACE_HOURS = 24

/** Whether a version is the current one, or was until a day ago. */
export function isVersionAccepted(version: string, versions: readonly string[], now: string): boolean {
  const [current, before] = versions
  if (version === current) return true
  const ends = Date.parse(`${current ?? ''}T00:00:00Z`) + GRACE_HOURS * 3_600_000
  return version === before && Date.parse(now) < ends
}
