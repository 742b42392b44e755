import { expect, it } from 'vitest'
import { Line } from './line'

it.each([
  ['A\rB', 'A B'],
  ['A\r\n\u0007\u0085B', 'A B'],
  ['A\u2028B\u2029', 'A B'],
  ['\tA  B\n', 'A  B'],
  ['Zoë 🎉 اسم', 'Zoë 🎉 اسم'],
])('%j is the line %j', (text, line) => {
  expect(Line().parse(text)).toBe(line)
})

it('counts what is left, and leaves a NUL to be refused', () => {
  expect(Line().min(1).safeParse('\r\n').success).toBe(false)
  expect(Line().max(3).parse('\r\nabc\r\n')).toBe('abc')
  expect(Line().parse('A\0B')).toBe('A\0B')
})
