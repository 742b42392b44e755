import { DELETION_PHRASE, RECENT_SIGN_IN_MINUTES } from '../../../contract/accounts/user'
import type { AccountClosing } from '../../../contract/accounts/user'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import { Refusal, refuseField } from '../../domain/refusal'
import { minutesAfter } from '../../domain/wall-time'
import { endSignIns } from '../../gateways/identity'
import { queueAccountClosing } from '../../gateways/tasks'
import { log } from '../../log'
import { closingDoc, findClosing } from '../../store/accounts/closings'
import { inTransaction } from '../../store/firestore'
import { userDoc } from '../../store/accounts/users'
import { enforceRateLimit } from '../access/enforce-rate-limit'
import { listReasonsToStay } from './steps/list-reasons-to-stay'
import { forgetSession } from '../access/require-fresh-session'

/**
 * Closes an account: from here on nobody signs in to it and its public page is gone; a task does the rest
 * (docs/accounts.md). Asking again changes nothing: it says the same until the session
 * that asks is known to have ended, at most fifteen seconds later, and is refused as `signed-out` from then on.
 * @throws Refusal `sign-in-again` when the sign-in is older than ten minutes, `conflict` with every reason while money is
 * owed to buyers
 */
export async function deleteAccount(by: Actor, confirmation: string, now: Instant): Promise<AccountClosing> {
  const begun = await findClosing(by.uid)
  if (begun) return { closingSince: begun.startedAt }
  await enforceRateLimit('delete', by, now)
  requirePhrase(confirmation)
  requireRecent(by, now)
  await requireNothingOwed(by, now)
  const closingSince = await markClosing(by.uid, now)
  await endSignIns(by.uid)
  forgetSession(by.uid)
  try {
    await queueAccountClosing(by.uid)
  } catch (error) {
    log.warn('taskNotQueued', { uid: by.uid, error: String(error) })
  }
  return { closingSince }
}

function requirePhrase(confirmation: string): void {
  if (confirmation.trim().toLowerCase() === DELETION_PHRASE) return
  throw refuseField('confirmation', `Type "${DELETION_PHRASE}" to go on.`)
}

/** A guest has nothing to sign in with again; whoever has the device has the guest. */
function requireRecent(by: Actor, now: Instant): void {
  if (by.standing === 'guest') return
  if ((by.signedInAt ?? '') >= minutesAfter(now, -RECENT_SIGN_IN_MINUTES)) return
  throw new Refusal('sign-in-again', 'This cannot be undone. Please sign in again, then delete the account.')
}

async function requireNothingOwed(by: Actor, now: Instant): Promise<void> {
  const reasons = await listReasonsToStay(by.uid, now)
  if (reasons.length === 0) return
  const detail = 'People have paid you for something that is not over. Your account can go once it is.'
  throw new Refusal('conflict', detail, reasons)
}

function markClosing(uid: string, now: Instant): Promise<Instant> {
  return inTransaction(async (tx) => {
    const twin = (await tx.get(closingDoc(uid))).data()
    if (twin) return twin.startedAt
    tx.create(closingDoc(uid), { uid, state: 'open', startedAt: now, expiresAt: null })
    tx.delete(userDoc(uid))
    return now
  })
}
