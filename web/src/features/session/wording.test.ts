import { describe, expect, it } from 'vitest'
import { IDENTITY_CODES, identityWordsFor, unknownIdentityWording } from './wording'

/** Specification, section 8. */
const SPECIFIED =
  'wrong-password user-not-found email-already-in-use invalid-credential too-many-requests requires-recent-login ' +
  'expired-action-code popup-closed-by-user network-request-failed unauthorized-domain user-disabled'

describe('identityWordsFor', () => {
  it.each(SPECIFIED.split(' '))('has words and a next step for %s', (code) => {
    const words = identityWordsFor({ code: `auth/${code}` })
    expect(words).not.toBe(unknownIdentityWording)
    expect(words.title).toMatch(/\.$/)
    expect(words.next).toMatch(/\.$/)
  })

  it('covers the catalogue and claims no more', () => {
    expect([...IDENTITY_CODES]).toEqual(SPECIFIED.split(' '))
  })

  it.each([{ code: 'auth/internal-error' }, new Error('?'), undefined, null, 'text'])(
    'has words for anything else, too: %s',
    (error) => {
      expect(identityWordsFor(error)).toBe(unknownIdentityWording)
    },
  )
})
