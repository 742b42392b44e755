import type { CallInput, CallName, CallOutput } from 'functions/contract/api/calls'
import type { DoorEntry, ScanResult } from 'functions/contract/check-in/door'
import type { Deed } from './queue'

export type CallServer = <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallOutput<N>>

/** All guests of a door, or those who changed since; page after page, and where the next changes begin. */
export async function listGuests(
  call: CallServer,
  shareRef: string,
  since?: string,
): Promise<{ entries: DoorEntry[]; asOf: string }> {
  const entries: DoorEntry[] = []
  let cursor: string | null = null
  let asOf: string | undefined
  do {
    const page: CallOutput<'listDoor'> = await call('listDoor', {
      shareRef,
      ...(since !== undefined && { since }),
      ...(cursor !== null && { cursor }),
    })
    entries.push(...page.items)
    asOf ??= page.asOf
    cursor = page.nextCursor
  } while (cursor !== null)
  return { entries, asOf }
}

/** Sends some scans, or one undo, as `nextToSend` picks them. */
export async function sendDeeds(
  call: CallServer,
  shareRef: string,
  deeds: readonly Deed[],
): Promise<ScanResult[]> {
  const scans = deeds.map(({ scanId, key, at, gate, deviceId }) => ({ scanId, key, at, gate, deviceId }))
  const [first] = scans
  if (deeds[0]?.kind !== 'undo' || !first) return (await call('checkInGuests', { shareRef, scans })).results
  const { entry } = await call('undoCheckIn', { shareRef, ...first })
  return [{ scanId: first.scanId, outcome: 'undone', entry, byName: null }]
}
