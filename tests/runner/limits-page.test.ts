import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RATE_LIMITS } from '../../functions/src/domain/access/rate-limits'
import type { RateLimit } from '../../functions/src/domain/access/rate-limits'

it('documents every limit with its numbers, and nothing else', () => {
  const docs = readFileSync(new URL('../../docs/limits.md', import.meta.url), 'utf8')
  const documented = docs.split('\n').filter((line) => line.startsWith('| `'))
  const lines = Object.entries(RATE_LIMITS).flatMap(([name, scopes]) =>
    Object.entries<RateLimit>(scopes).map(
      ([scope, { uses, seconds }]) => `| \`${name}\` | ${scope} | ${uses} | ${spanOf(seconds)} |`,
    ),
  )
  expect(documented.map((line) => line.split('|').slice(0, 5).join('|') + '|')).toEqual(lines)
})

function spanOf(seconds: number): string {
  if (seconds % 86_400 === 0) return 'day'
  if (seconds === 3600) return 'hour'
  return seconds === 60 ? 'minute' : `${seconds / 60} minutes`
}
