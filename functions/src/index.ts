import { onInit } from 'firebase-functions/core'
import { onDocumentCreated } from 'firebase-functions/firestore'
import { onCall, onRequest } from 'firebase-functions/https'
import { setGlobalOptions } from 'firebase-functions/options'
import { onSchedule } from 'firebase-functions/scheduler'
import { onObjectFinalized } from 'firebase-functions/storage'
import { onTaskDispatched } from 'firebase-functions/tasks'
import { REGION } from '../contract/api/call-path'
import { nameIn } from '../contract/api/calls'
import { refusingUnreadable } from './callables/refuse-unreadable'
import { SECRETS, config } from './config'
import { guardAnswers } from './http/guard-answers'

setGlobalOptions({ region: REGION, secrets: SECRETS, memory: '512MiB', maxInstances: 50 })

guardAnswers()

// A deploy that lacks a parameter, or names a stand-in, fails before its first request.
onInit(() => void config())

// What a function needs is loaded by its first request: a cold start reads only this file.

/** Everything below /app, and the payment provider's webhook. */
export const app = onRequest(
  { memory: '1GiB', concurrency: 80, invoker: 'public' },
  async (request, response) => {
    const { serve } = await import('./http/serve')
    await serve(request, response)
  },
)

/** /activity/:shareRef, the page that people share. */
export const publicPage = onRequest({ memory: '1GiB', invoker: 'public' }, async (request, response) => {
  const { servePublicPage } = await import('./http/public-page')
  await servePublicPage(request, response)
})

/** Every callable of the contract: a call of one kind finds warm what another began. */
export const calls = refusingUnreadable(
  onCall({ memory: '1GiB', invoker: 'public' }, async (request, response) => {
    const { serveCall } = await import('./callables/serve')
    return serveCall(nameIn(request.rawRequest.path), request, response)
  }),
)

/** Adds what happened to an activity's numbers. */
export const foldTallyChange = onDocumentCreated(
  { document: 'activities/{shareRef}/tallyChanges/{changeId}', retry: true },
  async (event) => {
    const { foldTallyChange: fold } = await import('./triggers/fold-tally-change')
    await fold(event.params)
  },
)

/** Gives invoices and credit notes that are due their numbers. */
export const numberDueInvoices = onDocumentCreated(
  { document: 'invoicesDue/{dueId}', retry: true },
  async (event) => {
    const { numberInvoices } = await import('./actions/invoices/number-invoices')
    await numberInvoices(String(event.data?.get('organiserUid')), event.params.dueId)
  },
)

/** Makes what pages need of an uploaded picture or video; a video and its new copy are in memory at once. */
export const storeUploadedFile = onObjectFinalized(
  { memory: '2GiB', concurrency: 1, timeoutSeconds: 300, maxInstances: 20, retry: true },
  async (event) => {
    const { storeUpload } = await import('./actions/uploads/store-upload')
    await storeUpload(event.data.name)
  },
)

/** Ends a hold when its time is over. */
export const expireHold = onTaskDispatched<{ orderId: string }>(
  { retryConfig: { maxAttempts: 5, minBackoffSeconds: 10 } },
  async ({ data }) => {
    const { releaseOrder } = await import('./actions/orders/release-order')
    await releaseOrder(data.orderId, 'expired', new Date().toISOString())
  },
)

/** Refunds the orders of a cancelled activity; a long list goes on in the next attempt. */
export const closeActivity = onTaskDispatched<{ shareRef: string; again: boolean }>(
  { timeoutSeconds: 1800, retryConfig: { maxAttempts: 100, minBackoffSeconds: 10 } },
  async ({ data }) => {
    const { closeActivity: close } = await import('./actions/activities/close-activity')
    await close(data.shareRef, new Date().toISOString(), data.again)
  },
)

/** Delivers a mail to many people of an activity; a long list goes on in the next attempt. */
export const deliverUpdate = onTaskDispatched<{ shareRef: string; updateId: string }>(
  { timeoutSeconds: 1800, retryConfig: { maxAttempts: 20, minBackoffSeconds: 10 } },
  async ({ data }) => {
    const { deliverUpdate: deliver } = await import('./actions/updates/deliver-update')
    await deliver(data.shareRef, data.updateId, new Date().toISOString())
  },
)

/** Tells an activity's answers, tickets and orders when it begins now; a long list goes on in the next attempt. */
export const propagateStartTime = onTaskDispatched<{ shareRef: string }>(
  { timeoutSeconds: 1800, retryConfig: { maxAttempts: 20, minBackoffSeconds: 10 } },
  async ({ data }) => {
    const { propagateStartTime: follow } = await import('./actions/activities/propagate-start-time')
    await follow(data.shareRef, new Date().toISOString())
  },
)

/** Offers tickets that came free to those who wait, and ends lines; a long one goes on in the next attempt. */
export const moveWaitLists = onTaskDispatched<{ shareRef: string }>(
  { timeoutSeconds: 540, retryConfig: { maxAttempts: 20, minBackoffSeconds: 10 } },
  async ({ data }) => {
    const { moveWaitLists: move } = await import('./actions/wait-list/move-wait-lists')
    await move(data.shareRef, new Date().toISOString())
  },
)

/** Publishes a draft when its time has come. */
export const publishScheduled = onTaskDispatched<{ shareRef: string }>(
  { timeoutSeconds: 540, retryConfig: { maxAttempts: 5, minBackoffSeconds: 10 } },
  async ({ data }) => {
    const { publishScheduled: publish } = await import('./actions/activities/publish-scheduled')
    await publish(data.shareRef, new Date().toISOString())
  },
)

/** Tells a person's activities how they are called and look now. */
export const renewOrganiser = onTaskDispatched<{ uid: string }>(
  { timeoutSeconds: 540, retryConfig: { maxAttempts: 100, minBackoffSeconds: 10 } },
  async ({ data }) => {
    const { renewOrganiser: renew } = await import('./actions/activities/renew-organiser')
    await renew(data.uid, new Date().toISOString())
  },
)

/** Deletes what is personal of a closed account; a long list goes on in the next attempt. */
export const closeAccount = onTaskDispatched<{ uid: string }>(
  { timeoutSeconds: 1800, retryConfig: { maxAttempts: 100, minBackoffSeconds: 10 } },
  async ({ data }) => {
    const { closeAccount: close } = await import('./actions/accounts/close-account')
    await close(data.uid, new Date().toISOString())
  },
)

/** Repairs what a crash, a lost task or a lost webhook left behind. */
export const sweep = onSchedule({ schedule: 'every 5 minutes', timeoutSeconds: 290 }, async () => {
  const { sweep: run } = await import('./triggers/sweep')
  await run()
})

/** Compares the last days' money with the payment provider's books, from three in the morning until it is done. */
export const reconcile = onSchedule({ schedule: 'every 10 minutes', timeoutSeconds: 540 }, async () => {
  const { reconcile: run } = await import('./actions/reconciliation/reconcile')
  await run(new Date().toISOString())
})
