import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { leaveFor, withLoading } from '../lib/state/loading'
import { LoadingOverlay } from './loading-overlay'

afterEach(cleanup)

const isShown = () => screen.queryByRole('img', { name: 'Loading' }) !== null

/** Work that ends when it is told to. */
function createWork() {
  let resolve: (value: string) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const work = new Promise<string>((yes, no) => ([resolve, reject] = [yes, no]))
  return { resolve, reject, begin: () => act(() => void withLoading(work).catch(() => undefined)) }
}

it('shows exactly while something is loading', async () => {
  const [first, second] = [createWork(), createWork()]
  render(<LoadingOverlay />)
  expect(isShown()).toBe(false)
  first.begin()
  second.begin()
  expect(isShown()).toBe(true)
  await act(async () => first.resolve('done'))
  expect(isShown()).toBe(true)
  await act(async () => second.reject(new Error('failed')))
  expect(isShown()).toBe(false)
})

it('hands on what the work came to', async () => {
  await expect(withLoading(Promise.resolve('it'))).resolves.toBe('it')
  await expect(withLoading(Promise.reject(new Error('no')))).rejects.toThrow('no')
})

it('covers the way to another site, and is gone when the page comes back', () => {
  const go = vi.fn()
  render(<LoadingOverlay />)
  act(() => leaveFor('https://pay.example', go))
  expect(go).toHaveBeenCalledWith('https://pay.example')
  expect(isShown()).toBe(true)
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(isShown()).toBe(false)
})
