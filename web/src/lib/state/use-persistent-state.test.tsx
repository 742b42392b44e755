// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { keep, readKept, usePersistentState } from './use-persistent-state'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

const open = (name = 'words.bea') => renderHook(() => usePersistentState('tab', name, z.string(), '')).result

describe('usePersistentState', () => {
  it('opens with what was kept before, and with nothing of another name', () => {
    const first = open()
    act(() => first.current[1]('soup'))
    expect(open().current[0]).toBe('soup')
    expect(open('words.gus').current[0]).toBe('')
  })

  it('forgets', () => {
    const first = open()
    act(() => first.current[1]('soup'))
    const again = open()
    act(() => again.current[2]())
    expect([again.current[0], open().current[0]]).toEqual(['', ''])
  })

  it('begins anew where what was kept has another shape', () => {
    keep('tab', 'words.bea', { from: 'an older release' })
    expect(open().current[0]).toBe('')
  })
})

describe('readKept', () => {
  it('keeps tab and device apart', () => {
    keep('device', 'words.bea', 'soup')
    expect(readKept('device', 'words.bea', z.string())).toBe('soup')
    expect(readKept('tab', 'words.bea', z.string())).toBeUndefined()
  })

  it('finds nothing in what is no JSON', () => {
    localStorage.setItem('words.bea', '{"half')
    expect(readKept('device', 'words.bea', z.string())).toBeUndefined()
  })
})
