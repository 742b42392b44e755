import type { Payout } from '../../../contract/payouts/payout'
import type { Instant } from '../../../contract/time'
import { config } from '../../config'
import { links } from '../../domain/mail/links'
import { isDue, isOlderNews } from '../../domain/payouts/payout-progress'
import { payoutFailedMail } from '../../domain/payouts/payout-mail'
import { findPayout } from '../../gateways/stripe/stripe-payouts'
import { log } from '../../log'
import { onDocument } from '../../store/firestore'
import { findMailed, postMail } from '../../store/mail/outbox'
import { payoutDoc } from '../../store/payouts/payouts'
import type { KeptPayout } from '../../store/payouts/payouts'
import { accountDoc, findOwnerOf } from '../../store/accounts/users'

/** Whose payout it is, and by which account. */
export interface Owner {
  readonly uid: string
  readonly accountId: string
}

/**
 * Deals with the news of a payout: what is kept of it is as the payment provider says now, in whatever order it is told,
 * and the organiser hears once when it failed.
 */
export async function settlePayout(accountId: string, payoutId: string, now: Instant): Promise<void> {
  const uid = await findOwnerOf(accountId)
  const seen = uid === undefined ? undefined : await findPayout(config(), accountId, payoutId)
  if (uid !== undefined && seen) await recordPayout({ uid, accountId }, seen, now)
}

/** Keeps a payout as just read from the payment provider. Nothing is written when nothing is new. */
export async function recordPayout(owner: Owner, seen: Payout, now: Instant): Promise<void> {
  const mailId = `payout-failed-${seen.id}`
  const isMailed = (await findMailed([mailId])).length > 0
  // Its news come several at a time.
  const isNew = await onDocument(payoutDoc(seen.id), async (before, tx) => {
    if (before && isOlderNews(before, seen)) return false
    const organiser = (await tx.get(accountDoc(owner.uid))).data()
    const kept: KeptPayout = { ...(before ?? NOT_COUNTED), ...seen, ...owner, updatedAt: now }
    const next = { ...kept, isDue: isDue(kept) }
    if (before) tx.update(payoutDoc(seen.id), next)
    else tx.create(payoutDoc(seen.id), next)
    if (seen.state === 'failed' && organiser?.email && !isMailed) {
      const { MAIL_FROM: from, PUBLIC_ORIGIN: origin } = config()
      const message = payoutFailedMail(seen, links.payouts(origin))
      postMail(tx, mailId, { to: [organiser.email], from, message, createdAt: now })
    }
    return true
  })
  if (isNew) log.info('payoutRecorded', { payoutId: seen.id, state: seen.state })
}

const NOT_COUNTED = { cursor: null, isCounted: false, byActivity: {}, isTold: false, isDue: true }
