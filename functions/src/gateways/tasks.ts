import { getFunctions } from 'firebase-admin/functions'
import { adminApp } from '../admin-app'

function queue(name: string) {
  return getFunctions(adminApp()).taskQueue(name)
}

/** Queues the end of an order's hold, to be dealt with some seconds from now; the same order only once. */
export async function queueExpiry(orderId: string, delaySeconds: number): Promise<void> {
  await queue('expireHold').enqueue(
    { orderId },
    { scheduleDelaySeconds: delaySeconds, id: `expire-${orderId}` },
  )
}

/** Queues the refunds of a cancelled activity, with `again` those that failed as well, for now or some seconds from now. */
export async function queueClosing(
  shareRef: string,
  { again = false, delaySeconds = 0 }: { again?: boolean; delaySeconds?: number } = {},
): Promise<void> {
  await queue('closeActivity').enqueue({ shareRef, again }, { scheduleDelaySeconds: delaySeconds })
}

/** Queues the delivery of a mail to many. */
export async function queueUpdate(shareRef: string, updateId: string): Promise<void> {
  await queue('deliverUpdate').enqueue({ shareRef, updateId })
}

/** Queues the news of an activity's start for its answers, tickets and orders. */
export async function queueStartMove(shareRef: string): Promise<void> {
  await queue('propagateStartTime').enqueue({ shareRef })
}

/** Queues a look at an activity's lines for tickets. */
export async function queueWaitLists(shareRef: string): Promise<void> {
  await queue('moveWaitLists').enqueue({ shareRef })
}

/** Queues the publishing of a draft for an instant; whether it is still wanted then is looked at then. */
export async function queuePublishing(shareRef: string, at: string): Promise<void> {
  await queue('publishScheduled').enqueue({ shareRef }, { scheduleTime: new Date(at) })
}

/** Queues the news of a person's name and picture for their activities. */
export async function queueRenewal(uid: string): Promise<void> {
  await queue('renewOrganiser').enqueue({ uid })
}

/** Queues the end of a closed account. */
export async function queueAccountClosing(uid: string): Promise<void> {
  await queue('closeAccount').enqueue({ uid })
}
