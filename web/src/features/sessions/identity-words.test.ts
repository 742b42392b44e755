import { describe, expect, it } from 'vitest'
import { KNOWN_CODES } from '../../data/identity/known-codes'
import { UNREACHABLE, identityWording, identityWordsFor } from './identity-words'

/** Specification, section 8. */
const SPECIFIED =
  'wrong-password user-not-found email-already-in-use invalid-credential too-many-requests requires-recent-login ' +
  'expired-action-code popup-closed-by-user network-request-failed unauthorized-domain user-disabled'

describe('identityWordsFor', () => {
  it.each(SPECIFIED.split(' '))('has words and a next step for %s of the specification', (code) => {
    expect(identityWording).toHaveProperty(code)
  })

  it.each(KNOWN_CODES)('has words for %s of the SDK, or a reason why it can not come up', (code) => {
    expect(code in identityWording || code in UNREACHABLE).toBe(true)
    expect(code in identityWording && code in UNREACHABLE).toBe(false)
  })

  it('keeps no words for codes that there are no more', () => {
    // The provider answers the first to a request without an address; the SDK passes it on by the provider's own name.
    const ours = [...Object.keys(identityWording), ...Object.keys(UNREACHABLE)]
    expect(ours.filter((code) => !KNOWN_CODES.includes(code))).toEqual(['missing-email', 'stayed-guest'])
  })

  it.each(Object.entries(identityWording))('speaks in whole sentences of %s', (_, { title, next }) => {
    expect(title).toMatch(/^[A-Z].*\.$/)
    expect(next).toMatch(/^[A-Z].*\.$/)
  })

  it('tells nobody which addresses have an account', () => {
    const [wrong, ...others] = ['wrong-password', 'user-not-found', 'invalid-credential'].map((code) =>
      identityWordsFor({ code: `auth/${code}` }),
    )
    for (const words of others) expect(words).toEqual(wrong)
  })

  it('names a code that it does not know', () => {
    expect(identityWordsFor({ code: 'auth/brand-new' }).next).toContain('“brand-new”')
  })

  it.each([new Error('?'), undefined, null, 'text'])('has words for anything else, too: %s', (error) => {
    expect(identityWordsFor(error).title).toBe('Signing in did not work.')
  })
})
