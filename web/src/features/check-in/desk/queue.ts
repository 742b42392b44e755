import type { ScanOutcome, ScanResult } from 'functions/contract/check-in/door'
import { MAX_SCANS } from 'functions/contract/check-in/door'

interface Done {
  readonly scanId: string
  readonly key: string
  readonly at: string
  readonly gate: string
  readonly deviceId: string
}

/** What this device did and has not sent yet. `scanId` of an undo is that of the scan which it takes back. */
export type Deed =
  | (Done & { readonly kind: 'scan'; readonly name: string })
  | (Done & { readonly kind: 'undo' })

/** A guest whom this device let in and the server did not: shown until somebody has read it. */
export interface Conflict {
  readonly scanId: string
  readonly name: string
  readonly outcome: ScanOutcome
  /** Where and when this device let them in. */
  readonly at: string
  readonly gate: string
  /** Who had let them in before, where that is the reason. */
  readonly before: { readonly at: string; readonly gate: string; readonly byName: string | null } | null
}

/** What is sent next: the scans up to the next undo, or that undo; in the order in which they were done. */
export function nextToSend(queue: readonly Deed[]): readonly Deed[] {
  const [first] = queue
  if (!first) return []
  if (first.kind === 'undo') return [first]
  const end = queue.findIndex((deed) => deed.kind === 'undo')
  return queue.slice(0, Math.min(end === -1 ? queue.length : end, MAX_SCANS))
}

/** The queue without what was sent; what was done meanwhile stays. */
export function withoutSent(queue: readonly Deed[], sent: readonly Deed[]): Deed[] {
  const gone = new Set(sent)
  return queue.filter((deed) => !gone.has(deed))
}

/** Whom the server did not let in though this device had. A scan that was taken back since is none. */
export function conflictsOf(sent: readonly Deed[], results: readonly ScanResult[]): Conflict[] {
  const byScan = new Map(results.map((result) => [result.scanId, result]))
  return sent.flatMap((deed): Conflict[] => {
    const result = byScan.get(deed.scanId)
    if (deed.kind !== 'scan' || !result || result.outcome === 'admitted' || result.outcome === 'undone')
      return []
    const { entry, byName, outcome } = result
    const admission = outcome === 'already' ? entry?.admission : undefined
    const before = admission ? { at: admission.at, gate: admission.gate, byName } : null
    const { scanId, at, gate } = deed
    return [{ scanId, name: entry?.name ?? deed.name, outcome, at, gate, before }]
  })
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** How long to wait after so many attempts that failed. */
export function waitAfter(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS)
}
