import { describe, expect, it } from 'vitest'
import { codeAt, findStep, fromBase32, stepAt, toBase32 } from './totp'

/** The secret of RFC 6238, appendix B. */
const SECRET = toBase32(Buffer.from('12345678901234567890'))

describe('codeAt', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('makes the code of RFC 6238 for second %i', (second, code) => {
    expect(codeAt(SECRET, stepAt(second * 1000))).toBe(code)
  })
})

describe('base32', () => {
  it.each([
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foob', 'MZXW6YQ'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes %s as RFC 4648 does, and reads it', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded)
    expect(Buffer.from(fromBase32(encoded)).toString()).toBe(text)
  })
})

describe('findStep', () => {
  const now = 1_800_000_000_000
  const step = stepAt(now)

  it.each([-1, 0, 1])('takes a code that is %i periods away', (away) => {
    expect(findStep(SECRET, codeAt(SECRET, step + away), now)).toBe(step + away)
  })

  it.each([-2, 2])('refuses a code that is %i periods away', (away) => {
    expect(findStep(SECRET, codeAt(SECRET, step + away), now)).toBeUndefined()
  })

  it('takes a code once', () => {
    const code = codeAt(SECRET, step)
    expect(findStep(SECRET, code, now, step - 1)).toBe(step)
    expect(findStep(SECRET, code, now, step)).toBeUndefined()
  })
})
