import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../emulators/stack/layout'

/** A line of docs/faults.md: the test that shows it, and whether the books are compared after it. */
interface Line {
  readonly fault: string
  readonly file: string
  readonly isCompared: boolean
  readonly test: string
}

const LINE = /^\| (?<fault>.*?) ?\| .+ \| `(?<file>[\w-]+)`(?<star>\*?) \| (?<test>.+) \|$/

function readLines(): Line[] {
  const text = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8')
  return text.split('\n').flatMap((line) => {
    const { fault = '', file = '', star, test = '' } = LINE.exec(line)?.groups ?? {}
    return file === '' ? [] : [{ fault, file, isCompared: star === '*', test }]
  })
}

const FLOWS = join(ROOT, 'tests/flows')
const paths = readdirSync(FLOWS, { recursive: true, encoding: 'utf8' })

/** What stands in a flow's file, which lies in the folder of its noun; nothing where there is none. */
function sourceOf(file: string): string {
  const path = paths.find((it) => basename(it) === `${file}.test.ts`)
  return path === undefined ? '' : readFileSync(join(FLOWS, path), 'utf8')
}

const lines = readLines()

describe('the table of faults', () => {
  it('has every fault that orders have to survive', () => {
    expect(lines.filter(({ fault }) => fault !== '').length).toBeGreaterThanOrEqual(30)
  })

  it.each(lines.map(({ file, test }) => [file, test]))(
    'names a test of %s that is there: %s',
    (file, test) => {
      const names = [...sourceOf(file).matchAll(/\('([^\n]+)', (?:\{[^\n]*\}, )?(?:async )?\(/g)].map(
        ([, name]) => name,
      )
      const isThere = names.includes(test) || sourceOf(file).includes(`\n    '${test}',\n`)
      expect(isThere, `${file} has no test "${test}"`).toBe(true)
    },
  )

  it('says of which files the books are compared after each test', () => {
    const compared = new Map(
      lines.map(({ file }) => [file, sourceOf(file).includes('afterEach(expectSoundBooks')]),
    )
    for (const { file, isCompared } of lines) expect([file, isCompared]).toEqual([file, compared.get(file)])
  })
})
