import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { followFile } from './follow-file'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'follow-'))))
afterEach(() => rmSync(folder, { recursive: true }))

it('hears every whole line once, also one that is written in pieces', () => {
  const file = join(folder, 'log')
  writeFileSync(file, 'first\nsec')
  const lines: string[] = []
  const end = followFile(file, (line) => lines.push(line))
  appendFileSync(file, 'ond\nthird: ü\nunfinished')
  end()
  expect(lines).toEqual(['first', 'second', 'third: ü'])
})
