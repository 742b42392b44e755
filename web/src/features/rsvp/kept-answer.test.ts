// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { givenAnswer, keepGivenAnswer, keepWantedAnswer, takeWantedAnswer } from './kept-answer'

const REF = 'abcdefghjk'

describe('an answer that waits for signing in', () => {
  beforeEach(() => sessionStorage.clear())

  it('is completed once', () => {
    keepWantedAnswer(REF, 'going')
    expect(takeWantedAnswer(REF)).toBe('going')
    expect(takeWantedAnswer(REF)).toBeUndefined()
  })

  it('is forgotten after half an hour', () => {
    vi.useFakeTimers({ now: 0 })
    keepWantedAnswer(REF, 'going')
    vi.setSystemTime(30 * 60_000)
    expect(takeWantedAnswer(REF)).toBeUndefined()
    vi.useRealTimers()
  })

  it('is nothing that is no answer', () => {
    sessionStorage.setItem(`turnout.rsvp.wanted.${REF}`, `not-available ${Date.now()}`)
    expect(takeWantedAnswer(REF)).toBeUndefined()
  })

  it('is another matter than what was answered', () => {
    keepGivenAnswer(REF, 'interested')
    expect(takeWantedAnswer(REF)).toBeUndefined()
    expect(givenAnswer(REF)).toBe('interested')
  })
})
