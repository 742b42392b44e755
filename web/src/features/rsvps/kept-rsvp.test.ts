// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetKeptRsvps } from '../../data/device/kept-on-device'
import { keepRsvp, keptRsvp } from './kept-rsvp'

const REF = 'abcdefghjk'

describe('an RSVP on the device it was given on', () => {
  beforeEach(() => localStorage.clear())

  it('is found again, for its activity only', () => {
    keepRsvp(REF, 'going')
    expect([keptRsvp(REF), keptRsvp('zzzzzzzzzz')]).toEqual(['going', undefined])
  })

  it('is gone once it was taken back', () => {
    keepRsvp(REF, 'going')
    keepRsvp(REF, 'not-responded')
    expect(keptRsvp(REF)).toBeUndefined()
  })

  it('is nothing that is no answer', () => {
    localStorage.setItem(`turnout.rsvp.${REF}`, 'not-available')
    expect(keptRsvp(REF)).toBeUndefined()
  })

  it('is forgotten with the sign-in, and nothing else is', () => {
    localStorage.setItem('turnout.other', 'kept')
    keepRsvp(REF, 'going')
    forgetKeptRsvps()
    expect([keptRsvp(REF), localStorage.getItem('turnout.other')]).toEqual([undefined, 'kept'])
  })
})
