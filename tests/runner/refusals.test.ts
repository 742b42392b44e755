import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../emulators/stack/layout'
import { ERRORS } from '../../functions/contract/api/error-list'
import { CODES, readExpected, readRefusals } from './refusals'

const refusals = readRefusals()
const expected = readExpected()

describe('the table of refusals', () => {
  const documented = readFileSync(join(ROOT, 'docs/errors.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))

  it('has every code with its answer, and each file that refuses with it', () => {
    const lines = CODES.map((code) => {
      const { status, callable, title } = ERRORS[code]
      const files = (refusals.get(code) ?? []).map((name) => `\`${name}\``).join(' ')
      return `| \`${code}\` | ${status} | ${callable} | ${title} | ${files || 'whatever nobody foresaw'} |`
    })
    expect(documented).toEqual(lines)
  })

  it.each(CODES.filter((code) => code !== 'internal'))(
    'has a code that something refuses with: %s',
    (code) => {
      expect(refusals.get(code)).not.toEqual([])
    },
  )
})

it.each(CODES)('is provoked by a test that expects it by name: %s', (code) => {
  expect(expected.get(code)).not.toEqual([])
})
