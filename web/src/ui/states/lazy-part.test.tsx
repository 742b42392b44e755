import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Component, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part'

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>
}

/** Shows what was thrown, in place of what threw it. */
class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : (error as Error).message
  }
}

const silent = vi.spyOn(console, 'error')

afterEach(() => {
  cleanup()
  silent.mockReset()
})

/** A part beside a field that somebody types in. */
async function show(Part: ComponentType<{ name: string }>) {
  const page = (
    <Boundary>
      <textarea aria-label="Message" />
      <Suspense fallback="loading">
        <Part name="Ana" />
      </Suspense>
    </Boundary>
  )
  return act(async () => render(page))
}

function failingOnce() {
  silent.mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return load.mockResolvedValue(Greeting)
}

const retryButton = () => screen.findByRole('button', { name: 'Try again' })

it('a part is loaded when it is first shown, and once however often it is', async () => {
  const load = vi.fn(async () => Promise.resolve(Greeting))
  const Part = lazyPart(load)
  expect(load).not.toHaveBeenCalled()
  for (const _ of [1, 2]) {
    const { unmount } = await show(Part)
    expect(await screen.findByText('Hello Ana')).toBeTruthy()
    unmount()
  }
  expect(load).toHaveBeenCalledTimes(1)
})

it('a part that failed leaves what is typed beside it, and is there when trying again works', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const load = failingOnce()
  const Part = lazyPart(load)
  await show(Part)
  const retry = await retryButton()
  const field = screen.getByLabelText('Message')
  fireEvent.change(field, { target: { value: 'See you at eight' } })
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => void fireEvent.click(retry))
  expect(await screen.findByText('Hello Ana')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.getByLabelText('Message')).toBe(field)
  expect(field).toHaveProperty('value', 'See you at eight')
  expect(reload).not.toHaveBeenCalled()
  reload.mockRestore()
})

it('a part that failed is loaded again when it is closed and opened', async () => {
  const load = failingOnce()
  const Part = lazyPart(load)
  const { unmount } = await show(Part)
  expect(await retryButton()).toBeTruthy()
  unmount()
  await show(Part)
  expect(await screen.findByText('Hello Ana')).toBeTruthy()
})

it('a part that breaks while it is drawn is for the boundary around it', async () => {
  silent.mockImplementation(() => undefined)
  const Broken = (): ReactNode => {
    throw new Error('a fault of ours')
  }
  await show(lazyPart(async () => Promise.resolve(Broken)))
  expect(await screen.findByText('a fault of ours')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
