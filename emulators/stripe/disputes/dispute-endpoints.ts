import { z } from 'zod'
import { endpoint, type Endpoint } from '../http/endpoint'
import { listParameters, paginate } from '../http/list'
import { flag, mergeMetadata, metadata, text } from '../http/parameters'
import { invalidRequest } from '../http/stripe-error'
import type { Cause, World } from '../world/world'
import { announceDispute, isInquiry, requireDispute, showDispute } from './dispute'
import type { Dispute } from './dispute-object'
import { Evidence, withEvidence } from './evidence'
import { decideDispute, requireOpen } from './move-dispute'
import { watchEvidence } from './watch-disputes'

const PATH = '/v1/disputes'

const UpdateDispute = z.strictObject({
  evidence: Evidence.optional(),
  metadata: metadata().optional(),
  submit: flag().optional(),
})

/** `/v1/disputes` (API reference: Disputes). */
export const disputeEndpoints: Endpoint[] = [
  endpoint(
    'GET',
    PATH,
    z.strictObject({ ...listParameters, charge: text().optional(), payment_intent: text().optional() }),
    (world, { params }) => {
      const disputes = Object.values(world.data.disputes).filter(
        (dispute) =>
          (params.charge === undefined || dispute.charge === params.charge) &&
          (params.payment_intent === undefined || dispute.payment_intent === params.payment_intent),
      )
      const page = paginate('dispute', PATH, disputes, params)
      return { ...page, data: page.data.map((dispute) => showDispute(world, dispute)) }
    },
  ),

  endpoint('GET', `${PATH}/:id`, z.strictObject({}), (world, { id }) =>
    showDispute(world, requireDispute(world, id)),
  ),

  endpoint('POST', `${PATH}/:id`, UpdateDispute, (world, { id, params, cause }) => {
    const dispute = requireDispute(world, id)
    const { evidence, metadata: before } = dispute
    dispute.metadata = mergeMetadata(dispute.metadata, params.metadata)
    if (params.evidence) {
      requireAnswerable(dispute)
      dispute.evidence = withEvidence(dispute.evidence, params.evidence)
      dispute.evidence_details.has_evidence = true
    }
    // Evidence goes to the bank at once unless it is only staged.
    const submits = params.submit ?? params.evidence !== undefined
    if (submits) submitEvidence(world, dispute, cause)
    else announceDispute(world, dispute, 'updated', { cause, previous: { evidence, metadata: before } })
    return showDispute(world, dispute)
  }),

  endpoint('POST', `${PATH}/:id/close`, z.strictObject({}), (world, { id, cause }) => {
    const dispute = requireDispute(world, id)
    decideDispute(world, dispute, 'lost', cause)
    return showDispute(world, dispute)
  }),
]

/** Evidence can be sent once, while the bank waits for it. */
function requireAnswerable(dispute: Dispute): void {
  requireOpen(dispute)
  if (dispute.evidence_details.submission_count === 0) return
  throw invalidRequest(
    'Evidence has already been submitted for this dispute, and it can no longer be changed.',
  )
}

function submitEvidence(world: World, dispute: Dispute, cause: Cause): void {
  requireAnswerable(dispute)
  const previous = { status: dispute.status, evidence_details: { ...dispute.evidence_details } }
  dispute.status = isInquiry(dispute) ? 'warning_under_review' : 'under_review'
  dispute.evidence_details.submission_count += 1
  dispute.evidence_details.submission_method = 'manual'
  announceDispute(world, dispute, 'updated', { cause, previous })
  watchEvidence(world, dispute)
}
