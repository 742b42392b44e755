import { describe, expect, it } from 'vitest'
import { csvOf } from './csv'

const line = (...cells: (string | number)[]) => csvOf([cells]).slice(1, -2)

describe('a CSV file', () => {
  it('quotes what would break a row', () => {
    expect(line('a,b', 'say "hi"', 'two\nlines', 'plain')).toBe('"a,b","say ""hi""","two\nlines",plain')
  })

  it.each(['=1+1', '+351 900', '-2', '@SUM(A1)', '\tx', '\rx'])('never makes a formula of %j', (text) => {
    expect(line(text).replace(/^"/, '').startsWith(`'`)).toBe(true)
  })

  it('leaves numbers numbers, below zero too', () => {
    expect(line(12, -5)).toBe('12,-5')
  })
})
