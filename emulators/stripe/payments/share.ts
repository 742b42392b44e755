/**
 * The part of `amount` that goes with what happened to a `whole` between two of its states. It is the difference of two
 * rounded totals, so that the rounding of many parts does not add up.
 */
export function shareOf(amount: number, whole: number, { from, to }: { from: number; to: number }): number {
  const upTo = (part: number) => Math.round((amount * part) / whole)
  return upTo(to) - upTo(from)
}
