import {
  AGREEMENT_VERSIONS,
  CURRENT_AGREEMENT,
  isVersionAccepted,
} from '../../../contract/accounts/agreement-versions'
import type { Agreed, Agreement } from '../../../contract/accounts/agreement'
import type { Instant } from '../../../contract/time'
import { Refusal } from '../refusal'

const TEXTS = ['terms', 'privacy'] as const

/** Whether what a page showed may be agreed to now. */
export function isAccepted(agreement: Agreement, now: Instant): boolean {
  return TEXTS.every((text) => isVersionAccepted(agreement[text], AGREEMENT_VERSIONS[text], now))
}

/**
 * What is kept of an agreement.
 * @param shown what the page named; pages from before there were versions name nothing, and can't show any
 * @throws Refusal `terms-changed` for versions that are not current any more; the problem names those that are
 */
export function requireAgreement(shown: Agreement | undefined, now: Instant): Agreed {
  if (!shown) {
    throw new Refusal(
      'terms-changed',
      'Turnout was updated since you opened this page. Reload the page to see our terms, and try again. Nothing was charged.',
    )
  }
  if (isAccepted(shown, now)) return { terms: shown.terms, privacy: shown.privacy, at: now }
  throw new Refusal(
    'terms-changed',
    'Our terms changed since you opened this page. Nothing you typed is lost: have a look at them and go on.',
  )
}

/** What an account has agreed to after a sign-in: an earlier version, or one that is not current, replaces nothing. */
export function nextAgreed(before: Agreed | null, shown: Agreement | undefined, now: Instant): Agreed | null {
  if (!shown || !isAccepted(shown, now)) return before
  const isNews = before === null || TEXTS.some((text) => shown[text] > before[text])
  return isNews ? { ...shown, at: now } : before
}

/** The versions that an account is still to agree to; null when it has. */
export function agreementToAsk(agreed: Agreed | null): Agreement | null {
  const isCurrent = agreed !== null && TEXTS.every((text) => agreed[text] === CURRENT_AGREEMENT[text])
  return isCurrent ? null : CURRENT_AGREEMENT
}
