import { createHash } from 'node:crypto'
import type { GuestAdopted } from '../../../contract/accounts/user'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { refuseField } from '../../domain/refusal'
import type { Refusal } from '../../domain/refusal'
import { deleteIdentity, findActor, isGuestAccount } from '../../gateways/identity'
import { adoptionDoc, findAdoption, findAdoptionByToken, newAdoption } from '../../store/accounts/adoptions'
import type { Adoption } from '../../store/accounts/adoptions'
import { inTransaction } from '../../store/firestore'
import { accountDoc, userDoc } from '../../store/accounts/users'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { moveOrders, moveRsvps } from './steps/move-guest-things'
import { moveWaits } from '../wait-list/move-guest-waits'
import { moveRoomPositions } from '../waiting-room/move-room-positions'
import { isFreshSession } from '../access/require-fresh-session'

/**
 * Makes a guest's orders, tickets, answers and places in lines the caller's, then ends the guest's account. It can be stopped anywhere and
 * begun again, also by the sweep: each thing moves once, and a repeated request gets the first one's answer.
 * @param guestToken shows that the caller is the guest as well; any other token is refused, always alike
 */
export async function adoptGuest(by: Actor, guestToken: string, now: Instant): Promise<GuestAdopted> {
  await enforceRateLimit('adopt', by, now)
  const { guestUid } = await claim(by, guestToken, now)
  return finishAdoption(guestUid, now)
}

/** Sets down whose the guest becomes. The first to ask has them. */
async function claim(by: Actor, token: string, now: Instant): Promise<Adoption> {
  const tokenHash = createHash('sha256').update(token).digest('base64url')
  const begun = await findAdoptionByToken(tokenHash)
  if (begun) return requireBy(by, begun)
  const guest = await findActor(token)
  if (guest?.standing !== 'guest' || guest.uid === by.uid) throw refuseToken()
  if (!(await isFreshSession(guest))) throw refuseToken()
  const known = await findAdoption(guest.uid)
  if (known) return requireBy(by, known)
  // A token outlives what it says: the guest may have made an account of their own since.
  if (!(await isGuestAccount(guest.uid))) throw refuseToken()
  return inTransaction(async (tx) => {
    const twin = (await tx.get(adoptionDoc(guest.uid))).data()
    if (twin) return requireBy(by, twin)
    const adoption = newAdoption(guest.uid, by.uid, tokenHash, now)
    tx.create(adoptionDoc(guest.uid), adoption)
    return adoption
  })
}

function requireBy(by: Actor, adoption: Adoption): Adoption {
  if (adoption.byUid !== by.uid) throw refuseToken()
  return adoption
}

function refuseToken(): Refusal {
  return refuseField('guestToken', 'There is no guest here that can be taken over.')
}

/** Does what is left to do of an adoption. */
export async function finishAdoption(guestUid: string, now: Instant): Promise<GuestAdopted> {
  const adoption = await findAdoption(guestUid)
  if (!adoption) throw refuseToken()
  if (adoption.state === 'open') {
    await moveWaits(adoption, now)
    await moveRoomPositions(adoption, now)
    while ((await moveOrders(adoption, now)) + (await moveRsvps(adoption, now)) > 0);
    await deleteIdentity(guestUid)
    await inTransaction(async (tx) => {
      tx.delete(userDoc(guestUid))
      tx.delete(accountDoc(guestUid))
      tx.update(adoptionDoc(guestUid), { state: 'done' })
    })
  }
  const { orders, rsvps } = (await findAdoption(guestUid)) ?? adoption
  return { orders, rsvps }
}
