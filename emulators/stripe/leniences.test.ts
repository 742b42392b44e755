import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LENIENCES, leniencesInMarkdown } from './leniences'
import { Behaviours } from './world/behaviour'

const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8')

/** The lines of a section of the README that begin with something. */
function linesOf(heading: string, beginning: string): string[] {
  const section = readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return section.split('\n').filter((line) => line.startsWith(beginning))
}

describe('what is more lenient than Stripe', () => {
  it('is in the README as it is in the code, each with its page', () => {
    expect(linesOf('What is more lenient than Stripe', '- ')).toEqual(leniencesInMarkdown())
  })

  it('is none of what a switch could make strict, where Stripe documents a strict side', () => {
    expect(new Behaviours().now).toMatchObject({
      replaysServerErrors: true,
      reversalWithoutBalance: 'refuse',
      refundsWaitForBalance: true,
    })
    const { settlementCurrencies, chargeDetailsAfterMs, payoutReconciliationAfterMs } = new Behaviours().now
    expect(settlementCurrencies).not.toBe('any')
    expect(Math.min(chargeDetailsAfterMs, payoutReconciliationAfterMs)).toBeGreaterThan(0)
  })

  it('is no longer on the list once its switch is strict by default', () => {
    const defaults = new Behaviours().now
    for (const { by } of LENIENCES) if (by) expect(defaults).toMatchObject(by)
  })
})

describe('the switches', () => {
  /** A value as the README writes it. */
  const written = (value: unknown): string =>
    JSON.stringify(value, null, 1)
      .replaceAll(/\n\s*/g, ' ')
      .replaceAll(/\[ | \]/g, (bracket) => bracket.trim())
      .replaceAll('"', "'")

  it('are in the README with their defaults, all of them and no other', () => {
    const rows = linesOf('Control', '| `').flatMap(
      (line) => /^\| `(\w+)` \| (`.*?`|a table) \|/.exec(line) ?? [],
    )
    const documented = new Map<string, string>()
    for (let at = 0; at < rows.length; at += 3) documented.set(rows[at + 1]!, rows[at + 2]!)
    const defaults = Object.entries(new Behaviours().now).map(
      ([name, value]) => [name, name === 'rates' ? 'a table' : `\`${written(value)}\``] as const,
    )
    expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(defaults))
  })
})
