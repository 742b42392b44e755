import { listGuests } from '../desk/desk-calls'
import type { DeskPorts } from '../desk/desk-ports'
import type { Seen } from '../desk/desk-view'
import type { KeptList } from '../desk/kept-door'

/** A list of changes is for short absences; after a longer one the whole list comes again. */
const STALE_MS = 10 * 60_000

/** Brings the list of a door from the server: what changed since the one at hand, or all of it. */
export async function bringList(
  { call, now }: Pick<DeskPorts, 'call' | 'now'>,
  shareRef: string,
  known: () => Pick<Seen, 'list' | 'entries'>,
): Promise<KeptList> {
  const { list } = known()
  const isYoung = list && now().getTime() - Date.parse(list.asOf) < STALE_MS
  if (!isYoung) {
    const door = await call('openDoor', { shareRef })
    return { door, ...(await listGuests(call, shareRef)), savedAt: now().toISOString() }
  }
  const { entries, asOf } = await listGuests(call, shareRef, list.asOf)
  // What was learned while the changes came is among the guests by now.
  const all = new Map(known().entries)
  for (const entry of entries) all.set(entry.key, entry)
  return { door: list.door, entries: [...all.values()], asOf, savedAt: now().toISOString() }
}
