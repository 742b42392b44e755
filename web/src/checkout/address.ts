import { promoCodeOf } from 'functions/contract/promo-codes/promo-code-name'
import { SERVER_ID, SHARE_REF } from 'functions/contract/id-patterns'
import { useMemo, useSyncExternalStore } from 'react'
import { paths } from '../lib/navigation/paths'
import { parseTicketChoice } from '../features/ticket-types/ticket-choice'
import type { TicketChoice } from '../features/ticket-types/ticket-choice'

/** What an address of checkout asks for. */
export interface Address {
  orderId: string | undefined
  shareRef: string | undefined
  choice: TicketChoice
  /** A promo code that opens hidden tickets. */
  code: string | undefined
  /** Back at the choice, which is kept. */
  isChoosing: boolean
  /** Back from the payment page without having paid. */
  wasCancelled: boolean
}

function named(search: URLSearchParams, name: string, pattern: RegExp): string | undefined {
  const text = search.get(name)
  return text !== null && pattern.test(text) ? text : undefined
}

/** Reads the query of an address; whatever cannot be meant is left out. */
export function parseAddress(query: string): Address {
  const search = new URLSearchParams(query)
  return {
    orderId: named(search, 'order', SERVER_ID),
    shareRef: named(search, 'activity', SHARE_REF),
    choice: parseTicketChoice(search.get('tickets')),
    code: promoCodeOf(search.get('code') ?? ''),
    isChoosing: search.get('step') === 'choose',
    wasCancelled: search.has('cancelled'),
  }
}

const listeners = new Set<() => void>()

function watch(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

let hasMoved = false

/**
 * Whether somebody pressed their way here: a link of our own pages, or a step of this document. An address that was opened
 * from elsewhere is nobody's wish yet, and neither is one that a program looks at.
 */
function cameByPress(): boolean {
  return hasMoved || document.referrer.startsWith(`${window.location.origin}/`)
}

/** The same, as it is now. */
export function useCameByPress(): boolean {
  return useSyncExternalStore(watch, cameByPress)
}

/** Where the person is now, as a way back for others. */
export function here(): string {
  return window.location.pathname + window.location.search
}

/** Whether an address is one of this document. */
export function isOfCheckout(href: string): boolean {
  const { origin, pathname } = new URL(href, window.location.href)
  return origin === window.location.origin && pathname === paths.payment()
}

/** Goes to another step of checkout without loading the document anew. */
export function goTo(href: string, { replace = false } = {}): void {
  if (replace || new URL(href, window.location.href).href === window.location.href)
    window.history.replaceState(null, '', href)
  else window.history.pushState(null, '', href)
  hasMoved = true
  window.scrollTo(0, 0)
  for (const listener of listeners) listener()
}

/** The address of checkout, as it is now. */
export function useAddress(): Address {
  const query = useSyncExternalStore(watch, () => window.location.search)
  return useMemo(() => parseAddress(query), [query])
}
