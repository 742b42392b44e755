import type { Call } from '../api/call'
import { EvidencePrepared, SoldOrder, SoldOrderRef, SubmitEvidence } from '../orders/sold-order'

/** Answering a dispute. */
export const DISPUTE_CALLS = {
  prepareEvidence: {
    access: 'verified',
    summary: 'What a dispute would be answered with',
    input: SoldOrderRef,
    output: EvidencePrepared,
  },
  submitEvidence: {
    access: 'verified',
    summary: 'Answer a dispute; it can be done once',
    input: SubmitEvidence,
    output: SoldOrder,
  },
} as const satisfies Record<string, Call>
