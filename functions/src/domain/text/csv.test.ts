import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from './csv'

const line = (...cells: (string | number)[]) => csvLine(cells).slice(0, -2)

describe('a CSV file', () => {
  it('quotes what would break a row', () => {
    expect(line('a,b', 'say "hi"', 'two\nlines', 'plain')).toBe('"a,b","say ""hi""","two\nlines",plain')
  })

  it.each(['=1+1', '+351 900', '-2', '@SUM(A1)', '\tx', '\rx', ' =1', '\n=1'])(
    'never makes a formula of %j',
    (text) => {
      expect(line(text).replace(/^"/, '').startsWith(`'`)).toBe(true)
    },
  )

  it('begins no cell with what makes a formula, whatever a name is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(line(text).replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })

  it('leaves numbers numbers, below zero too', () => {
    expect(line(12, -5)).toBe('12,-5')
  })
})
