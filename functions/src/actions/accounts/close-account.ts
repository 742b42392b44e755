import type { OrderStatus } from '../../../contract/orders/order'
import type { Account } from '../../../contract/accounts/user'
import type { Instant } from '../../../contract/time'
import { deleteIdentity } from '../../gateways/identity'
import { incomingPath, pathsOf } from '../../domain/uploads/upload-files'
import { deleteFile, deleteFiles } from '../../gateways/bucket'
import { log } from '../../log'
import { eachDraftOf, forgetDraft } from '../../store/drafts/activity-drafts'
import { closingDoc, closingDone, findClosing } from '../../store/accounts/closings'
import { inTransaction } from '../../store/firestore'
import { listOpenOrdersOf } from '../../store/orders/orders'
import { deleteMailsTo, deleteMessagesFrom } from '../../store/mail/outbox'
import { eachUploadOf, forgetUpload } from '../../store/uploads/uploads'
import { accountDoc, findAccount, stripeAccountDoc, userDoc } from '../../store/accounts/users'
import { forgetConnections } from '../connections/connect'
import { endOrganising } from './steps/end-organising'
import { replaceCalendarFeed } from '../calendars/make-calendar-feed'
import { forgetOrders, forgetReceived, forgetRsvps } from '../tickets/forget-attendee'
import { forgetHelper } from '../team/forget-helper'
import { forgetInvitationsFor, forgetInvitationsTo } from '../invitations/forget-invitations'
import { forgetTeamInvitationsTo } from '../team/forget-team-invitations'
import { forgetRoomPositions } from '../waiting-room/forget-room-positions'
import { forgetWaits } from '../wait-list/forget-waits'
import { releaseOrder } from '../orders/release-order'

const AT_ONCE = 25
const MAILS_AT_ONCE = 200

/**
 * Deletes what is personal of a closed account, the account at the identity provider last (docs/accounts.md). It can be
 * stopped anywhere and begun again.
 */
export async function closeAccount(uid: string, now: Instant): Promise<void> {
  if ((await findClosing(uid))?.state !== 'open') return
  await releaseHolds(uid, now)
  await endOrganising(uid, now)
  await forgetOrders(uid, now)
  await forgetReceived(uid, now)
  await forgetRsvps(uid, now)
  await forgetWaits(uid, now)
  await forgetRoomPositions(uid)
  await forgetHelper(uid)
  await deleteDrafts(uid)
  await forgetConnections(uid)
  await forgetInvitationsFor(uid)
  await deleteMedia(uid)
  await forgetAddress(await findAccount(uid))
  await replaceCalendarFeed(uid, null)
  await inTransaction(async (tx) => {
    tx.delete(userDoc(uid))
    tx.delete(accountDoc(uid))
    tx.delete(stripeAccountDoc(uid))
  })
  await deleteIdentity(uid)
  await inTransaction(async (tx) => {
    tx.update(closingDoc(uid), closingDone(now))
  })
  log.info('accountDeleted', { uid })
}

/** What was paid for, or is being paid, is kept as what was bought is. */
const UNPAID: readonly OrderStatus[] = ['held', 'awaiting-payment']

async function releaseHolds(uid: string, now: Instant): Promise<void> {
  for (;;) {
    const open = await listOpenOrdersOf(uid, AT_ONCE, UNPAID)
    if (open.length === 0) return
    for (const order of open) await releaseOrder(order.id, 'cancelled', now)
  }
}

async function deleteDrafts(uid: string): Promise<void> {
  for await (const draft of eachDraftOf(uid)) await forgetDraft(draft)
}

async function deleteMedia(uid: string): Promise<void> {
  for await (const upload of eachUploadOf(uid)) {
    for (const path of pathsOf(upload)) await deleteFile(path)
    await forgetUpload(upload.id)
  }
  await deleteFiles(incomingPath(uid, ''))
}

async function forgetAddress(account: Account | undefined): Promise<void> {
  const address = account?.email
  if (!address) return
  await forgetInvitationsTo(address)
  await forgetTeamInvitationsTo(address)
  while ((await deleteMailsTo(address, MAILS_AT_ONCE)) > 0);
  // What was written with somebody else's address is theirs.
  if (!account.isEmailProven) return
  while ((await deleteMessagesFrom(address, MAILS_AT_ONCE)) > 0);
}
