import type { Agreement } from 'functions/contract/agreement'
import { CURRENT_AGREEMENT } from 'functions/contract/agreement-versions'

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

/** A way in was shown with the line: what is said there counts for the sign-in, whichever page or mail it ends on. */
export function rememberAgreement(agreement: Agreement): void {
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(agreement))
  } catch {
    // Without storage, the account is asked once it is signed in.
  }
}

/** What a way in has named on this device. */
export function rememberedAgreement(): Agreement | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? 'null')
    return isAgreement(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Whether a value from elsewhere names versions. */
export function isAgreement(value: unknown): value is Agreement {
  if (typeof value !== 'object' || value === null) return false
  const { terms, privacy } = value as Record<string, unknown>
  return typeof terms === 'string' && typeof privacy === 'string'
}
