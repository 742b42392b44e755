import { describe, expect, it } from 'vitest'
import { CURRENT_AGREEMENT } from '../../../contract/accounts/agreement-versions'
import { agreementToAsk, nextAgreed, requireAgreement } from './agreement'

const NOW = '2027-06-01T12:00:00.000Z'
const EARLIER = { terms: '2020-01-01', privacy: '2020-01-01', at: '2020-01-02T00:00:00.000Z' }
const STALE = { ...CURRENT_AGREEMENT, terms: '2020-01-01' }

describe('an agreement', () => {
  it('is kept with the time at which the server heard of it', () => {
    expect(requireAgreement(CURRENT_AGREEMENT, NOW)).toEqual({ ...CURRENT_AGREEMENT, at: NOW })
  })

  it.each(['terms', 'privacy'] as const)('is refused where the %s are not the current ones', (text) => {
    const stale = { ...CURRENT_AGREEMENT, [text]: '2020-01-01' }
    expect(() => requireAgreement(stale, NOW)).toThrow(expect.objectContaining({ code: 'terms-changed' }))
  })

  it('is asked for by a reload of pages that name none', () => {
    expect(() => requireAgreement(undefined, NOW)).toThrow(
      expect.objectContaining({
        code: 'terms-changed',
        message: expect.stringContaining('Reload the page') as string,
      }),
    )
  })
})

describe('what an account has agreed to', () => {
  const agreed = { ...CURRENT_AGREEMENT, at: EARLIER.at }

  it('is what the page of a sign-in showed', () => {
    expect(nextAgreed(null, CURRENT_AGREEMENT, NOW)).toEqual({ ...CURRENT_AGREEMENT, at: NOW })
    expect(nextAgreed(EARLIER, CURRENT_AGREEMENT, NOW)).toEqual({ ...CURRENT_AGREEMENT, at: NOW })
  })

  it('keeps the time of the first agreement to a version', () => {
    expect(nextAgreed(agreed, CURRENT_AGREEMENT, NOW)).toBe(agreed)
  })

  it('stays where a page showed nothing, or versions that are not current', () => {
    expect(nextAgreed(EARLIER, undefined, NOW)).toBe(EARLIER)
    expect(nextAgreed(EARLIER, STALE, NOW)).toBe(EARLIER)
    expect(nextAgreed(null, STALE, NOW)).toBeNull()
  })

  it('is asked for again when it is none, or not the current one', () => {
    expect(agreementToAsk(null)).toEqual(CURRENT_AGREEMENT)
    expect(agreementToAsk(EARLIER)).toEqual(CURRENT_AGREEMENT)
    expect(agreementToAsk(agreed)).toBeNull()
  })
})
