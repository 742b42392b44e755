import { MAX_KNOWN_LOOKED_AT, MAX_KNOWN_SHOWN } from '../../../contract/connections/connection'
import type { KnownGoing } from '../../../contract/connections/connection'
import type { Actor } from '../../domain/access/actor'
import { otherOf } from '../../domain/connections/connection-rules'
import { isGoing } from '../../domain/rsvps/rsvp-counts'
import { listConnectionsOf } from '../../store/connections/connections'
import { findRsvps } from '../../store/rsvps/rsvps'
import { findAccounts, findUsers } from '../../store/accounts/users'
import { requireVisible } from '../access/guards'

/**
 * Which of a person's connections go to an activity and let their connections see so. Looks at the latest connections
 * only: what it reads is bounded, however many people go.
 */
export async function listKnownGoing(by: Actor, { shareRef }: { shareRef: string }): Promise<KnownGoing> {
  await requireVisible(by, shareRef)
  const { items } = await listConnectionsOf(by.uid, MAX_KNOWN_LOOKED_AT, undefined)
  const connected = items.filter((it) => it.isAccepted).map((it) => otherOf(it, by.uid))
  const going = (await findRsvps(shareRef, connected)).filter(isGoing).map((it) => it.uid)
  const accounts = await findAccounts(going)
  const open = going.filter((uid) => accounts.get(uid)?.showsGoing === true)
  const users = await findUsers(open.slice(0, MAX_KNOWN_SHOWN))
  const people = [...users.values()].map(({ uid, displayName: name, photoURL }) => ({ uid, name, photoURL }))
  return { people, more: Math.max(0, open.length - MAX_KNOWN_SHOWN) }
}
