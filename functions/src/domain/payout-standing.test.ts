import { describe, expect, it } from 'vitest'
import { standingOf } from './payout-standing'
import type { AccountFacts } from './payout-standing'

const good: AccountFacts = {
  takesCharges: true,
  paysOut: true,
  isSubmitted: true,
  due: [],
  pastDue: [],
  deadline: null,
  disabledReason: null,
}
const stopped = { ...good, takesCharges: false, paysOut: false }

describe('where an organiser stands', () => {
  it.each<[string, AccountFacts | undefined, string]>([
    ['all is well', good, 'ready'],
    ['more is asked for later', { ...good, due: ['individual.dob.day'] }, 'ready'],
    ['onboarding was left', { ...stopped, isSubmitted: false, due: ['external_account'] }, 'pending'],
    ['it is looked at', { ...stopped, disabledReason: 'under_review' }, 'pending'],
    ['it is verified', { ...stopped, disabledReason: 'requirements.pending_verification' }, 'pending'],
    [
      'something is late',
      { ...stopped, pastDue: ['external_account'], disabledReason: 'requirements.past_due' },
      'restricted',
    ],
    ['a payout came back', { ...good, paysOut: false, due: ['external_account'] }, 'restricted'],
    [
      'it is looked at and asked for more',
      { ...stopped, due: ['individual.id_number'], disabledReason: 'under_review' },
      'restricted',
    ],
    ['it was rejected', { ...stopped, disabledReason: 'rejected.fraud' }, 'disabled'],
    ['it is on a list', { ...stopped, disabledReason: 'listed' }, 'disabled'],
    ['they disconnected it', undefined, 'deauthorised'],
  ])('when %s', (_, facts, status) => {
    expect(standingOf(facts).status).toBe(status)
  })

  it('names what is late first, each thing once, and until when', () => {
    const facts = { ...good, due: ['a', 'b'], pastDue: ['b'], deadline: 1_795_000_000 }
    expect(standingOf(facts)).toMatchObject({
      requirementsDue: ['b', 'a'],
      pastDue: ['b'],
      deadline: '2026-11-18T11:06:40.000Z',
    })
  })
})
