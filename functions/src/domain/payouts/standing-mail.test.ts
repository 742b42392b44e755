import { describe, expect, it } from 'vitest'
import { NO_PAYOUTS } from '../../../contract/payouts/payout'
import type { PayoutStanding } from '../../../contract/payouts/payout'
import { standingMail, standingNews } from './standing-mail'

const deadline = '2026-12-04T00:00:00.000Z'
const ready: PayoutStanding = { ...NO_PAYOUTS, status: 'ready' }
const asked = { ...ready, requirementsDue: ['individual.verification.document'], deadline }
const restricted: PayoutStanding = { ...asked, status: 'restricted', deadline: null }

describe('what an organiser has to hear of', () => {
  it.each([
    ['sales that stop', ready, restricted, 'stopped'],
    ['an account that they disconnected', ready, { ...NO_PAYOUTS, status: 'deauthorised' }, 'stopped'],
    ['an account that was closed', ready, { ...NO_PAYOUTS, status: 'disabled' }, 'stopped'],
    ['what is due by a day', ready, asked, 'due'],
    ['another day', asked, { ...asked, deadline: '2026-12-11T00:00:00.000Z' }, 'due'],
    ['nothing: the same day again', asked, asked, undefined],
    ['nothing: what was stopped before', restricted, restricted, undefined],
    ['nothing: onboarding is not done', { ...NO_PAYOUTS, status: 'pending' }, restricted, undefined],
    ['nothing: all is well again', restricted, ready, undefined],
  ] as const)('is %s', (_, before, next, news) => {
    expect(standingNews(before as PayoutStanding, next as PayoutStanding)).toBe(news)
  })

  it('names what is needed and until when', () => {
    const due = standingMail(asked, 'due', 'https://turnout.example/payouts')
    expect(due.subject).toBe('Stripe needs something from you by December 4, 2026')
    expect(due.html).toContain('a photo of an identity document')
    const stopped = standingMail(restricted, 'stopped', 'https://turnout.example/payouts')
    expect([stopped.subject, stopped.text]).toEqual([
      'Your tickets are not on sale any more',
      expect.stringContaining('a photo of an identity document'),
    ])
  })
})
