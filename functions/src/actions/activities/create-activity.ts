import { randomUUID } from 'node:crypto'
import type { Activity } from '../../../contract/activities/activity'
import type { ActivitySave, ActivitySaved } from '../../../contract/activities/activity-save'
import type { Instant } from '../../../contract/time'
import type { Actor } from '../../domain/access/actor'
import {
  organisedFields,
  organisedPromoCodes,
  organisedTicketTypes,
} from '../../domain/activities/build-activity'
import type { OrganisedFields, OrganisedTicketTypes } from '../../domain/activities/build-activity'
import { emptyTally } from '../../../contract/analytics/empty-tally'
import { sourceKeys } from '../../domain/imports/source-keys'
import { Refusal, refuseField } from '../../domain/refusal'
import { serverIdFrom, shareRefFrom, ticketTypeRefFrom } from '../../domain/activities/share-ref'
import { maySellIn } from '../../domain/activities/selling'
import {
  addActivity,
  findActivity,
  findSettings,
  promoCodeDoc,
  settingsDoc,
} from '../../store/activities/activities'
import { isAlreadyThere, openBatch } from '../../store/firestore'
import { recordAudit } from '../../store/audit/audit'
import { tallyDoc } from '../../store/analytics/tallies'
import { findAccount, findStripeAccount, findUser } from '../../store/accounts/users'
import { auditOf } from '../audit/audit-of'
import { endDraft } from '../drafts/end-draft'
import { keepUploads, requireUploads } from '../uploads/keep-uploads'
import { platformFee } from './platform-fee'
import { publishActivity, requirePublishable } from './publish-activity'
import { sellingOn } from './selling-of'

/**
 * Creates an activity as a draft and publishes it if asked to. The same person and key make the same activity, so that a
 * repeated request, also after a crash half-way, ends with one.
 * @throws Refusal `already-used` when the key came with another activity before
 */
export async function createActivity(
  by: Actor,
  draft: ActivitySave,
  idempotencyKey: string,
  now: Instant,
): Promise<ActivitySaved> {
  if (draft.status !== 'draft' && draft.status !== 'active') {
    throw refuseField('status', 'A new activity is a draft or active.')
  }
  const shareRef = shareRefFrom(`activity:${by.uid}:${idempotencyKey}`)
  const refFor = (tempId?: string) => ticketTypeRefFrom(shareRef, tempId ?? randomUUID())
  const types = organisedTicketTypes(draft, [], refFor)
  const fields = organisedFields(draft, types, { mode: draft.feeMode, ...platformFee() })
  const account = await findAccount(by.uid)
  const selling = sellingOn(account?.payout)
  if (draft.status === 'active') requirePublishable({ ...fields, ticketTypes: types.all }, selling, now)
  const uploads = await requireUploads(by, draft, null, now)
  await writeDraft(by, shareRef, draft, { fields, types }, maySellIn(selling, fields.currency), uploads, now)
  if ((await findSettings(shareRef))?.createdBy !== fingerprint(draft)) {
    throw new Refusal('already-used', 'This idempotency key created another activity. Send a new key.')
  }
  await endDraft(by, draft.writtenIn)
  const activity = await findActivity(shareRef)
  if (activity && draft.status === 'active' && activity.status === 'draft') {
    return publishActivity(by, activity, now)
  }
  return { shareRef, status: activity?.status ?? 'draft' }
}

/** Where it came from as everybody may see it: an address is named by what it is. */
function sourceOf({ source }: ActivitySave): Activity['source'] {
  if (!source) return null
  const { url, name } = source
  return { url, name: url === null ? name : new URL(url).host.replace(/^www\./, '') }
}

/** Of what the activity is made of: where it was written makes no difference. */
function fingerprint(draft: ActivitySave): string {
  const { writtenIn: _, ...content } = draft
  return serverIdFrom(JSON.stringify(content))
}

async function writeDraft(
  by: Actor,
  shareRef: string,
  draft: ActivitySave,
  { fields, types }: { fields: OrganisedFields; types: OrganisedTicketTypes },
  acceptsPayments: boolean,
  uploads: readonly string[],
  now: Instant,
): Promise<void> {
  const [user, stripeAccount] = await Promise.all([findUser(by.uid), findStripeAccount(by.uid)])
  const organiser = {
    uid: by.uid,
    name: user?.displayName ?? by.name ?? 'Organiser',
    photoURL: user?.photoURL ?? by.picture,
  }
  const activity: Activity = {
    ...fields,
    shareRef,
    organiser,
    acceptsPayments,
    status: 'draft',
    communityId: null,
    source: sourceOf(draft),
    counts: { going: 0, interested: 0 },
    left: {},
    rushUntil: null,
    publishedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  const { writer, commit } = openBatch()
  addActivity(writer, activity, now)
  writer.create(settingsDoc(shareRef), {
    organiserUid: by.uid,
    meetingUrl: draft.meetingUrl ?? null,
    payoutAccountId: stripeAccount?.accountId ?? null,
    createdBy: fingerprint(draft),
    sourceKeys: draft.source ? sourceKeys(by.uid, draft.source) : [],
    scheduledFor: null,
    scheduledBy: null,
    issuedStock: {},
    hiddenTicketTypes: types.hidden,
  })
  writer.create(tallyDoc(shareRef), emptyTally(activity, now))
  recordAudit(writer, shareRef, auditOf(by, 'created', '', now))
  for (const promo of organisedPromoCodes(draft, types.all))
    writer.create(promoCodeDoc(shareRef, promo.code), promo)
  keepUploads(writer, uploads)
  try {
    await commit()
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
}
