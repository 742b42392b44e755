import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const sources = fileURLToPath(new URL('../..', import.meta.url))

it('no other file reaches a ticket, so that none changes without the doors hearing of it', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  const reaching = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /(?:collection|doc|collectionGroup)\(\s*['"`]tickets\b/.test(readFileSync(`${sources}${file}`, 'utf8')),
    )
  expect(reaching).toEqual(['store/tickets/tickets.ts'])
})
