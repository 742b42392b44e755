import { CURRENT_AGREEMENT } from 'functions/contract/accounts/agreement-versions'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  forgetAttempt,
  forgetKnownToAgree,
  isKnownToAgree,
  keepKnownToAgree,
  rememberAgreement,
  rememberedAgreement,
  showAgreement,
} from './agreement'

const NEXT = { terms: '2030-01-01', privacy: '2030-02-02' }
const DAY = 86_400_000

beforeEach(() => {
  localStorage.clear()
  showAgreement(CURRENT_AGREEMENT)
})

describe('an attempt to sign in', () => {
  it('names what the line beside it said when it began', () => {
    rememberAgreement()
    expect(rememberedAgreement()).toEqual(CURRENT_AGREEMENT)
    showAgreement(NEXT)
    expect(rememberedAgreement()).toEqual(CURRENT_AGREEMENT)
    rememberAgreement()
    expect(rememberedAgreement()).toEqual(NEXT)
  })

  it('names nothing once it has ended, or after a day', () => {
    rememberAgreement(1)
    expect(rememberedAgreement(DAY)).toEqual(CURRENT_AGREEMENT)
    expect(rememberedAgreement(1 + DAY)).toBeUndefined()
    rememberAgreement()
    forgetAttempt()
    expect(rememberedAgreement()).toBeUndefined()
  })

  it.each(['{"terms":1}', 'null', '{', '{"terms":"2030-01-01","privacy":"2030-02-02"}'])(
    'believes nothing on the device that is none: %s',
    (kept) => {
      localStorage.setItem('turnout.terms-shown', kept)
      expect(rememberedAgreement()).toBeUndefined()
    },
  )
})

describe('an account that has agreed', () => {
  it('is known on the device until it is forgotten, and no other is', () => {
    keepKnownToAgree('u1')
    expect([isKnownToAgree('u1'), isKnownToAgree('u2')]).toEqual([true, false])
    forgetKnownToAgree()
    expect(isKnownToAgree('u1')).toBe(false)
    expect(localStorage).toHaveLength(0)
  })
})
