import { expect, it } from 'vitest'
import { columns } from './welcome'

it('puts columns below each other, without spaces at the end', () => {
  const rows = [
    ['a', 'long', 'x'],
    ['longer', 'b', ''],
  ]
  expect(columns(rows)).toBe('  a       long  x\n  longer  b')
})
