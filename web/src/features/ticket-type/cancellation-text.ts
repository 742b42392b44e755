import type { CancellationPolicy } from 'functions/contract/cancellation'

/** What a buyer may do about what they paid for: "You can cancel until 3 days before it starts …". */
export function cancellationText({ daysBefore, keepPercent }: CancellationPolicy): string {
  const days = daysBefore === 1 ? '1 day' : `${daysBefore} days`
  const until = daysBefore === 0 ? 'until it starts' : `until ${days} before it starts`
  const back = keepPercent === 0 ? 'all of your money' : 'your money'
  const less = keepPercent === 0 ? '' : `, less ${keepPercent} % of the tickets’ price`
  return `You can cancel ${until} and get ${back} back${less}.`
}
