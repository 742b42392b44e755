import type { Order } from '../../../../contract/orders/order'
import type { Rsvp, RsvpContact } from '../../../../contract/rsvps/rsvp'
import type { CheckIn } from '../../../../contract/check-in/door'
import type { Account } from '../../../../contract/accounts/user'
import { dayIn } from '../../../../contract/time'
import type { Instant } from '../../../../contract/time'
import { rsvpKey } from '../../../domain/check-in/door-guests'
import { countsChange } from '../../../domain/rsvps/rsvp-counts'
import { findActivities } from '../../../store/activities/activities'
import { adoptionDoc } from '../../../store/accounts/adoptions'
import type { Adoption } from '../../../store/accounts/adoptions'
import { checkInDoc } from '../../../store/check-in/check-ins'
import { inTransaction } from '../../../store/firestore'
import type { Reader, Writer } from '../../../store/firestore'
import { listOrdersOf, orderDoc } from '../../../store/orders/orders'
import { rsvpContactDoc } from '../../../store/rsvps/rsvp-contacts'
import { listRsvpsBy, rsvpDoc } from '../../../store/rsvps/rsvps'
import { returnSlots } from '../../../store/orders/stock'
import { recordChange } from '../../../store/analytics/tallies'
import { changeTicket, listTicketsOfOrder, readTickets } from '../../../store/tickets/tickets'
import { findAccount, findUser } from '../../../store/accounts/users'
import { checkRsvpWaitList } from '../../../store/rsvps/rsvp-wait-lists'
import { readMovedUses } from '../../promo-codes/move-promo-uses'

/** Orders of one transaction: each brings up to fifty tickets. */
const ORDERS_AT_ONCE = 5
const RSVPS_AT_ONCE = 50

type Moving = Pick<Adoption, 'guestUid' | 'byUid'>

/**
 * Makes some of a guest's orders, their tickets and their uses of codes the new owner's. Their status stays as it is.
 * @returns how many there were; none when all are done
 */
export async function moveOrders({ guestUid, byUid }: Moving, now: Instant): Promise<number> {
  const found = await listOrdersOf(guestUid, ORDERS_AT_ONCE)
  if (found.length === 0) return 0
  // Those that were sent on are in no order any more, and still the guest's to take back.
  const tickets = (await Promise.all(found.map(({ id }) => listTicketsOfOrder(id)))).flat()
  await inTransaction(async (tx) => {
    const adoption = await requireOpen(tx, guestUid)
    const current = await readAll(
      tx,
      found.map(({ id }) => orderDoc(id)),
    )
    const theirs = current.filter((order) => order.buyerUid === guestUid)
    const held = await readTickets(
      tx,
      tickets.map(({ id }) => id),
    )
    const moved = await readMovedUses(tx, theirs, { guestUid, byUid })
    for (const { order, promoUses, write } of moved) {
      write(tx)
      tx.update(orderDoc(order.id), { buyerUid: byUid, promoUses } satisfies Partial<Order>)
    }
    for (const { id, holderUid } of held) {
      if (holderUid === guestUid) changeTicket(tx, id, { holderUid: byUid }, now)
    }
    tx.update(adoptionDoc(guestUid), { orders: adoption.orders + theirs.length })
  })
  return found.length
}

/**
 * Makes some of a guest's answers the new owner's. Where both have answered, the owner's own stays and the guest's is
 * taken out of the count.
 * @returns how many there were; none when all are done
 */
export async function moveRsvps({ guestUid, byUid }: Moving, now: Instant): Promise<number> {
  const found = await listRsvpsBy(guestUid, RSVPS_AT_ONCE)
  if (found.length === 0) return 0
  const [owner, account, activities] = await Promise.all([
    findUser(byUid),
    findAccount(byUid),
    findActivities(found.map((it) => it.shareRef)),
  ])
  const zones = new Map(activities.map(({ shareRef, timezone }) => [shareRef, timezone]))
  await inTransaction(async (tx) => {
    const adoption = await requireOpen(tx, guestUid)
    const [theirs, own] = await Promise.all(
      [guestUid, byUid].map((uid) =>
        readAll(
          tx,
          found.map(({ shareRef }) => rsvpDoc(shareRef, uid)),
        ),
      ) as [Promise<Rsvp[]>, Promise<Rsvp[]>],
    )
    const contacts: RsvpContact[] = await readAll(
      tx,
      found.map(({ shareRef }) => rsvpContactDoc(shareRef, guestUid)),
    )
    const checkIns: CheckIn[] = await readAll(
      tx,
      found.map(({ shareRef }) => checkInDoc(shareRef, rsvpKey(guestUid))),
    )
    let moved = 0
    for (const rsvp of theirs) {
      const { shareRef } = rsvp
      const before = own.find((it) => it.shareRef === shareRef)
      const isKept = before !== undefined && before.response !== 'not-responded'
      if (isKept) giveBack(tx, rsvp, now)
      else {
        const shownName = owner?.displayName ?? rsvp.shownName
        const contact = moveContact(tx, contacts, rsvp, account, byUid)
        tx.set(rsvpDoc(shareRef, byUid), { ...rsvp, uid: byUid, shownName, contact })
        moved += 1
        const checkIn = checkIns.find((it) => it.shareRef === shareRef)
        if (checkIn) moveCheckIn(tx, checkIn, rsvpKey(byUid))
      }
      tx.delete(rsvpDoc(shareRef, guestUid))
      tx.delete(rsvpContactDoc(shareRef, guestUid))
      // An answer that only changes hands counts on; of two, one goes.
      if (before) {
        const day = dayIn(zones.get(shareRef) ?? 'UTC', now)
        const counts = countsChange([isKept ? rsvp : before], [])
        recordChange(tx, shareRef, { at: now, day, ...counts })
      }
    }
    tx.update(adoptionDoc(guestUid), { rsvps: adoption.rsvps + moved })
  })
  return found.length
}

/** An account with an address is reached there; one without keeps the email that its guest left. */
function moveContact(
  tx: Writer,
  contacts: readonly RsvpContact[],
  { shareRef, contact }: Rsvp,
  account: Account | undefined,
  uid: string,
): Rsvp['contact'] {
  const left = contacts.find((it) => it.shareRef === shareRef)
  if (account?.email) return 'account'
  if (left) tx.set(rsvpContactDoc(shareRef, uid), { ...left, uid })
  return contact
}

/** Whoever was let in by the answer is in by it still. */
function moveCheckIn(tx: Writer, checkIn: CheckIn, key: string): void {
  tx.set(checkInDoc(checkIn.shareRef, key), { ...checkIn, key })
  tx.delete(checkInDoc(checkIn.shareRef, checkIn.key))
}

/** The places of an answer that goes are free again. */
function giveBack(tx: Writer, { shareRef, spotIds }: Rsvp, now: Instant): void {
  if (spotIds.length === 0) return
  returnSlots(tx, shareRef, spotIds)
  checkRsvpWaitList(tx, shareRef, now)
}

async function requireOpen(tx: Reader & Writer, guestUid: string): Promise<Adoption> {
  const adoption = (await tx.get(adoptionDoc(guestUid))).data()
  if (!adoption) throw new Error(`The adoption of ${guestUid} is gone`)
  return adoption
}

async function readAll<T>(tx: Reader, refs: Parameters<typeof tx.get<T>>[0][]): Promise<T[]> {
  const snapshots = await Promise.all(refs.map((ref) => tx.get(ref)))
  return snapshots.flatMap((snapshot) => snapshot.data() ?? [])
}
