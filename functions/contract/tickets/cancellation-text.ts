import type { CancellationPolicy } from './cancellation'

/** What a buyer may do about what they paid for: "You can cancel until 3 days before it starts …". */
export function cancellationText({ daysBefore, keepPercent }: CancellationPolicy): string {
  const days = daysBefore === 1 ? '1 day' : `${daysBefore} days`
  const until = daysBefore === 0 ? 'until it starts' : `until ${days} before it starts`
  const back = keepPercent === 0 ? 'all of your money' : 'your money'
  const less = keepPercent === 0 ? '' : `, less ${keepPercent} % of the tickets’ price`
  return `You can cancel ${until} and get ${back} back${less}.`
}

/** The same where buyers cannot cancel what they paid for. */
const NO_CANCELLATION = 'No refunds unless the activity is cancelled. For anything else, ask the organiser.'

/** The refund policy of what costs something, as it is shown before paying and with the tickets. */
export function refundPolicyText(policy: CancellationPolicy | null): string {
  return policy ? cancellationText(policy) : NO_CANCELLATION
}
