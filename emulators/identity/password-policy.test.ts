import { describe, expect, it } from 'vitest'
import { PasswordPolicy, unmetBy } from './password-policy'

const STRICT = PasswordPolicy.parse({
  customStrengthOptions: {
    minPasswordLength: 10,
    maxPasswordLength: 12,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
  enforcementState: 'ENFORCE',
})

describe('a password policy', () => {
  it('asks for six characters and enforces nothing by itself when nobody has set it', () => {
    const policy = PasswordPolicy.parse({})
    expect(policy).toMatchObject({ enforcementState: 'OFF', customStrengthOptions: { minPasswordLength: 6 } })
    expect(unmetBy('abc', policy)).toEqual([])
  })

  it.each([
    ['Abcdef1!xx', []],
    ['Abcde1!', ['Password must contain at least 10 characters']],
    ['Abcdef1!xxxxx', ['Password must contain at most 12 characters']],
    ['ABCDEF1!XX', ['Password must contain a lower case character']],
    ['abcdef1!xx', ['Password must contain an upper case character']],
    ['Abcdefg!xx', ['Password must contain a numeric character']],
    ['Abcdef1xxx', ['Password must contain a non-alphanumeric character']],
  ])('says of %s what it lacks', (password, unmet) => {
    expect(unmetBy(password, STRICT)).toEqual(unmet)
  })
})
