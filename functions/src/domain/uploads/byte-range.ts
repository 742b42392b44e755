/** Some bytes of a file, first and last included. */
export interface BytePart {
  readonly start: number
  readonly end: number
  /** Nobody asked for a part. */
  readonly isWhole: boolean
}

/** What one answer holds at most: a reader that seeks leaves little behind, and no answer comes near the platform's limit. */
export const MOST_PART_BYTES = 4 * 1024 * 1024

/**
 * The part that a `Range` header asks for (RFC 9110, 14.2), at most `MOST_PART_BYTES` from its start; players ask for the
 * rest. Several ranges, other units and what cannot be read are answered with the whole, as the RFC allows.
 */
export function partOf(header: string | undefined, size: number): BytePart | 'unsatisfiable' {
  const whole = { start: 0, end: size - 1, isWhole: true }
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return whole
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return whole
  if (start >= size) return 'unsatisfiable'
  return { start, end: Math.min(last, start + MOST_PART_BYTES - 1), isWhole: false }
}
