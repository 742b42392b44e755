import type { DoorEntry, ScanResult } from 'functions/contract/check-in/door'
import type { Deed } from '../desk/queue'
import type { ReadCode } from './read-code'

/** What whoever stands at the door is told. */
export type Verdict =
  /** `isListed` is false for a ticket that was sold after the list came. */
  | {
      readonly kind: 'admitted'
      readonly key: string
      readonly name: string
      readonly title: string
      readonly guests: number
      readonly isListed: boolean
    }
  | {
      readonly kind: 'already'
      readonly name: string
      readonly at: string | null
      readonly gate: string
      readonly byName: string | null
    }
  | { readonly kind: 'void' | 'blocked'; readonly name: string }
  | { readonly kind: 'unknown' | 'wrong-activity' | 'undone' | 'ambiguous' }

export type Guests = ReadonlyMap<string, DoorEntry>

/** A guest with what this device did and has not sent yet. */
export function guestNow(entry: DoorEntry, queue: readonly Deed[]): DoorEntry {
  const deed = queue.findLast((it) => it.key === entry.key)
  if (!deed) return entry
  if (deed.kind === 'undo') {
    return { ...entry, admission: null, status: entry.status === 'used' ? 'valid' : entry.status }
  }
  const { at, gate, scanId } = deed
  return {
    ...entry,
    admission: { at, gate, scanId },
    status: entry.status === 'valid' ? 'used' : entry.status,
  }
}

/** What becomes of a guest who is asked for by their key: on this device, by what it knows. */
export function decideKey(key: string, guests: Guests, queue: readonly Deed[]): Verdict {
  const kept = guests.get(key)
  if (!kept) {
    const earlier = queue.findLast((it) => it.key === key)
    if (earlier?.kind === 'scan') {
      return { kind: 'already', name: '', at: earlier.at, gate: earlier.gate, byName: null }
    }
    return { kind: 'admitted', key, name: '', title: '', guests: 0, isListed: false }
  }
  const guest = guestNow(kept, queue)
  const { name, title, admission, status } = guest
  if (status === 'void' || status === 'blocked') return { kind: status, name }
  if (status === 'used') {
    return { kind: 'already', name, at: admission?.at ?? null, gate: admission?.gate ?? '', byName: null }
  }
  return { kind: 'admitted', key, name, title, guests: guest.guests, isListed: true }
}

/** The keys of the guests whose ticket has a short code: one, unless two tickets have the same by chance. */
export function keysOfShortCode(shortCode: string, guests: Guests): string[] {
  return [...guests.values()].filter((it) => it.shortCode === shortCode).map(({ key }) => key)
}

/**
 * What becomes of a scan without a network: the signature says whether the ticket is ours, the list and what this device
 * did since say the rest. A signed ticket that is not in the list was sold after it came, and is let in.
 */
export function decideScan(
  code: ReadCode,
  shareRef: string,
  guests: Guests,
  queue: readonly Deed[],
): Verdict {
  if (code.kind !== 'signed') return { kind: 'unknown' }
  if (code.shareRef !== shareRef) return { kind: 'wrong-activity' }
  return decideKey(code.ticketId, guests, queue)
}

/** What the server said of a scan. */
export function verdictOf({ outcome, entry, byName }: ScanResult): Verdict {
  const name = entry?.name ?? ''
  if (outcome === 'admitted') {
    const { key = '', title = '', guests = 0 } = entry ?? {}
    return { kind: 'admitted', key, name, title, guests, isListed: true }
  }
  if (outcome === 'already') {
    const { at = null, gate = '' } = entry?.admission ?? {}
    return { kind: 'already', name, at, gate, byName }
  }
  return outcome === 'void' || outcome === 'blocked' ? { kind: outcome, name } : { kind: outcome }
}
