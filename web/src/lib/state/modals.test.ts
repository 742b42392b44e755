import { afterEach, expect, it, vi } from 'vitest'
import { closeAllModals, closeModal, modals, openModal } from './modals'

const render = () => null

afterEach(() => {
  closeAllModals()
  vi.useRealTimers()
})

it('appends an entry for each opening', () => {
  openModal({ id: 'a', render })
  openModal({ id: 'b', title: 'Second', render })
  expect(modals.read().map((modal) => modal.id)).toEqual(['a', 'b'])
})

it('names an entry without an id by the time and the number of open modals', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  expect(openModal({ render })).toBe('1700000000000-0')
  expect(openModal({ render })).toBe('1700000000000-1')
})

it('removes the entry with the given id and no other', () => {
  openModal({ id: 'a', render })
  openModal({ id: 'b', render })
  closeModal('a')
  expect(modals.read().map((modal) => modal.id)).toEqual(['b'])
})

it('ignores an id that is not open', () => {
  openModal({ id: 'a', render })
  closeModal('z')
  expect(modals.read()).toHaveLength(1)
})

it('tells those who watch', () => {
  const listener = vi.fn()
  const stop = modals.watch(listener)
  openModal({ id: 'a', render })
  stop()
  openModal({ id: 'b', render })
  expect(listener).toHaveBeenCalledTimes(1)
})
