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
  takesTransfers: true,
  futureDue: [],
  futureDeadline: null,
  country: 'US',
  currencies: ['usd'],
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
    ['sales do not reach it', { ...good, takesTransfers: false }, 'restricted'],
    ['it takes no charges', { ...good, takesCharges: false }, 'restricted'],
    ['they disconnected it', undefined, 'deauthorised'],
  ])('when %s', (_, facts, status) => {
    expect(standingOf(facts).status).toBe(status)
  })

  it('names what will be asked for by a later day, and the earliest of the days', () => {
    const facts = {
      ...good,
      due: ['a'],
      deadline: 1_795_000_000,
      futureDue: ['a', 'c'],
      futureDeadline: 1_794_000_000,
    }
    expect(standingOf(facts)).toMatchObject({
      status: 'ready',
      requirementsDue: ['a', 'c'],
      deadline: '2026-11-06T21:20:00.000Z',
    })
    expect(standingOf({ ...facts, deadline: null }).deadline).toBe('2026-11-06T21:20:00.000Z')
    expect(standingOf({ ...facts, futureDeadline: null }).deadline).toBe('2026-11-18T11:06:40.000Z')
    expect(standingOf(good).deadline).toBeNull()
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
