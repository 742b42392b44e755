import type { Agreement } from 'functions/contract/accounts/agreement'
import { CURRENT_AGREEMENT } from 'functions/contract/accounts/agreement-versions'

/*
 * Which versions of the terms this page names beside its buttons. Nothing is imported that the public page and checkout do not
 * have anyway.
 */

const REMEMBERED = 'turnout.terms-shown'

let shown: Agreement = CURRENT_AGREEMENT
const listeners = new Set<() => void>()

/** The versions that a page names now, and sends with what is agreed to. */
export function shownAgreement(): Agreement {
  return shown
}

/** Names other versions from now on: the server has said that the terms changed. */
export function showAgreement(next: Agreement): void {
  shown = next
  for (const listener of listeners) listener()
}

export function watchAgreement(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the terms have changed since this page was opened. */
export function hasAgreementChanged(): boolean {
  return shown !== CURRENT_AGREEMENT
}

/** How long an attempt to sign in may take: a mailed link is followed within hours. */
const ATTEMPT_MS = 24 * 3_600_000

/**
 * An attempt to sign in begins beside the line: what it says now counts for the sign-in, whichever page or mail that ends on. Another
 * attempt replaces it, and the recorded sign-in or a sign-out ends it.
 */
export function rememberAgreement(now = Date.now()): void {
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify({ ...shown, until: now + ATTEMPT_MS }))
  } catch {
    // Without storage, the account is asked once it is signed in.
  }
}

/** What the attempt that ends now has named on this device. */
export function rememberedAgreement(now = Date.now()): Agreement | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? 'null')
    if (!isAgreement(kept) || !('until' in kept) || !(Number(kept.until) > now)) return undefined
    return { terms: kept.terms, privacy: kept.privacy }
  } catch {
    return undefined
  }
}

/** Ends what an attempt named: it is recorded, or its person has left. */
export function forgetAttempt(): void {
  forget(REMEMBERED)
}

/** Which account is known on this device to have agreed to what, so that it is not looked up at each start. */
const AGREED = 'turnout.agreed'

/** One account and the versions that this page was built with: once these are agreed to, nothing is asked. */
const keyOf = (uid: string) => [uid, CURRENT_AGREEMENT.terms, CURRENT_AGREEMENT.privacy].join(' ')

export function isKnownToAgree(uid: string): boolean {
  try {
    return localStorage.getItem(AGREED) === keyOf(uid)
  } catch {
    return false
  }
}

export function keepKnownToAgree(uid: string): void {
  try {
    localStorage.setItem(AGREED, keyOf(uid))
  } catch {
    // Without storage it is looked up at each start.
  }
}

/** After a sign-out this device may be somebody else's. */
export function forgetKnownToAgree(): void {
  forget(AGREED)
}

function forget(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Storage that cannot be reached holds nothing to forget.
  }
}

/** Whether a value from elsewhere names versions. */
export function isAgreement(value: unknown): value is Agreement {
  if (typeof value !== 'object' || value === null) return false
  const { terms, privacy } = value as Record<string, unknown>
  return typeof terms === 'string' && typeof privacy === 'string'
}
