// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetOwn, keepOwn, mayBeOwn } from './own-activities'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('remembers what one organises until one does not, or signs out', () => {
  keepOwn('k7m2p9x4qa', true)
  keepOwn('a7m2p9x4qb', true)
  expect([mayBeOwn('k7m2p9x4qa'), mayBeOwn('z7m2p9x4qc')]).toEqual([true, false])
  keepOwn('k7m2p9x4qa', false)
  expect([mayBeOwn('k7m2p9x4qa'), mayBeOwn('a7m2p9x4qb')]).toEqual([false, true])
  localStorage.setItem('turnout.other', '1')
  forgetOwn()
  expect([mayBeOwn('a7m2p9x4qb'), localStorage.getItem('turnout.other')]).toEqual([false, '1'])
})

it('is nobody’s where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect(mayBeOwn('k7m2p9x4qa')).toBe(false)
})
