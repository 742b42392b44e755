import { describe, expect, it } from 'vitest'
import { failureInWords, requirementsInWords } from './payout-words'

describe('what the payment provider asks for', () => {
  it('is said in words, things of one kind once', () => {
    expect(
      requirementsInWords([
        'external_account',
        'individual.verification.document',
        'person_1AbC.verification.document',
        'representative.first_name',
        'representative.last_name',
        'individual.dob.day',
        'business_profile.mcc',
        'business_profile.url',
      ]),
    ).toEqual([
      'a bank account to pay you out to',
      'a photo of an identity document',
      'your full name',
      'your date of birth',
      'what kind of business it is',
      'where people find what you do',
    ])
  })

  it('is readable also where nobody has met it before', () => {
    expect(requirementsInWords(['some_new.thing_of'])).toEqual(['some new thing of'])
  })
})

describe('why a payout failed', () => {
  it('is said with what to do, for a known reason and for another', () => {
    expect(failureInWords('account_closed').reason).toBe('The bank account is closed.')
    for (const code of ['account_closed', 'something_new', null]) {
      expect(failureInWords(code).advice).toMatch(/\.$/)
    }
  })
})
