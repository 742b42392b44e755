// @vitest-environment-options { "url": "http://localhost:5100/" }
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError } from '../lib/state/chunk'
import { lazyPart } from '../ui/states/lazy-part'
import { Crash } from './crash'
import { ErrorBoundary } from './error-boundary'

let broken: Error | undefined

function Screen() {
  if (broken) throw broken
  return <p>all is well</p>
}

const logged = vi.spyOn(console, 'error')

beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
  sessionStorage.clear()
})

afterEach(() => {
  cleanup()
  broken = undefined
})

function show() {
  render(
    <ErrorBoundary fallback={Crash}>
      <Screen />
    </ErrorBoundary>,
  )
}

it('shows what is inside while nothing breaks', () => {
  show()
  expect(screen.getByText('all is well')).toBeTruthy()
})

it('says what happened, with an id that stands in the console, too', () => {
  broken = new Error('a fault of ours')
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something broke on this page')
  const id = screen.getByText(/^[0-9a-f]{8}$/).textContent ?? ''
  expect(logged.mock.calls.some((call) => String(call[0]).includes(id))).toBe(true)
})

it('draws the screen again when the person tries again', () => {
  broken = new Error('a fault of ours')
  show()
  broken = undefined
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('all is well')).toBeTruthy()
})

it('reloads the page once where the screen itself could not be loaded, and not where a part of it could not', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const Part = lazyPart<object>(() => Promise.reject(new TypeError('gone')))
  const page = (
    <ErrorBoundary fallback={Crash}>
      <Suspense>
        <Part />
      </Suspense>
    </ErrorBoundary>
  )
  await act(async () => render(page))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  cleanup()
  broken = new ChunkLoadError('script', new TypeError('gone'))
  show()
  expect(reload).toHaveBeenCalledTimes(1)
  reload.mockRestore()
})

it('says which part could not be loaded, once a reload has not helped', async () => {
  sessionStorage.setItem('turnout.reloaded-for-chunk', String(Date.now()))
  broken = new ChunkLoadError('style', new Error('gone'))
  show()
  expect(await screen.findByText('The look of this part of Turnout could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
