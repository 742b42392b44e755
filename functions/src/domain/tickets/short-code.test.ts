import { describe, expect, it } from 'vitest'
import {
  readShortCode,
  SHORT_CODE_ALPHABET,
  showShortCode,
} from '../../../contract/tickets/ticket-short-code'
import { shortCodeOf } from './short-code'

describe('the short code of a ticket', () => {
  it('is the same each time, and another for another ticket', () => {
    expect(shortCodeOf('order-1')).toBe(shortCodeOf('order-1'))
    expect(shortCodeOf('order-1')).not.toBe(shortCodeOf('order-2'))
  })

  it('has six letters or digits, none of which is mistaken for another', () => {
    const codes = Array.from({ length: 2000 }, (_, index) => shortCodeOf(`order-${index}`))
    expect(codes.every((code) => /^[2-9A-HJKMNP-Z]{6}$/.test(code))).toBe(true)
    expect(new Set(codes.join('')).size).toBe(SHORT_CODE_ALPHABET.length)
  })

  it('is shown in two parts', () => {
    expect(showShortCode('K7QM2F')).toBe('K7QM-2F')
    expect(showShortCode('')).toBe('')
  })

  it.each([
    ['as it is shown', 'K7QM-2F', 'K7QM2F'],
    ['in small letters', 'k7qm-2f', 'K7QM2F'],
    ['without its dash', 'K7QM2F', 'K7QM2F'],
    ['with spaces', ' k7 qm 2f ', 'K7QM2F'],
    ['with a dash of a phone’s keyboard', 'K7QM–2F', 'K7QM2F'],
    ['with a letter too few', 'K7QM-2', undefined],
    ['with a letter too many', 'K7QM-2FX', undefined],
    ['with a letter that no code has', 'K7QM-2O', undefined],
    ['that is a name', 'Marian', undefined],
  ])('is read %s', (_, typed, code) => {
    expect(readShortCode(typed)).toBe(code)
  })
})
