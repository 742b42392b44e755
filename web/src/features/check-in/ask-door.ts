import type { Scan, ScanResult } from 'functions/contract/check-in/door'
import type { CallServer } from './desk/desk-calls'

/** With a connection, the server decides; after this long, the device does. */
const TIMEOUT_MS = 2_500

/** Asks the server about one guest; undefined when it does not answer in time. */
export async function askDoor(
  call: CallServer,
  shareRef: string,
  scan: Scan,
): Promise<ScanResult | undefined> {
  const answer = call('checkInGuests', { shareRef, scans: [scan] })
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), TIMEOUT_MS)
  })
  return (await Promise.race([answer, late]))?.results[0]
}
