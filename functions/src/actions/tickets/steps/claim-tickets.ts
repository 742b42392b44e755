import type { Instant } from '../../../../contract/time'
import type { Actor } from '../../../domain/access/actor'
import { addressHolder } from '../../../domain/tickets/sent-ticket'
import { inTransaction } from '../../../store/firestore'
import { changeTicket, listTicketsHeldBy, readTickets } from '../../../store/tickets/tickets'

const AT_ONCE = 50

/** Makes the tickets that were sent to a person's address theirs, if the provider has seen that the address is. */
export async function claimTickets({ uid, provenEmail }: Actor, now: Instant): Promise<void> {
  if (provenEmail === undefined) return
  const holder = addressHolder(provenEmail)
  const found = await listTicketsHeldBy(holder, AT_ONCE)
  if (found.length === 0) return
  await inTransaction(async (tx) => {
    const current = await readTickets(
      tx,
      found.map(({ id }) => id),
    )
    for (const { id, holderUid } of current) {
      if (holderUid === holder) changeTicket(tx, id, { holderUid: uid }, now)
    }
  })
}
