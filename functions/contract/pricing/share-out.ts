/**
 * Shares `total` out by weight in multiples of `step`, so that the parts add up to it: everybody gets their share rounded
 * down, and the largest remainders one step more (the largest-remainder method of Hamilton); of equal ones the earlier.
 * No part is above its weight as long as the total is not above their sum, both in steps.
 */
export function shareOut(total: number, weights: readonly number[], step = 1): number[] {
  // Integers of any length: an amount times an amount is more than a number holds exactly.
  const sum = BigInt(weights.reduce((all, weight) => all + weight, 0))
  if (sum === 0n) return weights.map(() => 0)
  const steps = total / step
  const exact = weights.map((weight) => BigInt(steps) * BigInt(weight))
  const parts = exact.map((share) => Number(share / sum))
  const missing = steps - parts.reduce((all, part) => all + part, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % sum }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    )
  for (const { index } of byRemainder.slice(0, missing)) parts[index]! += 1
  return parts.map((part) => part * step)
}
