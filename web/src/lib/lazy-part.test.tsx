import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ChunkLoadError } from './chunk'
import { forgetFailedParts, lazyPart } from './lazy-part'

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
    return error === undefined ? this.props.children : (error as Error).name
  }
}

const silent = vi.spyOn(console, 'error')

afterEach(() => {
  cleanup()
  silent.mockReset()
})

async function show(Part: ComponentType<{ name: string }>) {
  const page = (
    <Boundary>
      <Suspense fallback="loading">
        <Part name="Ana" />
      </Suspense>
    </Boundary>
  )
  return act(async () => render(page))
}

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

it('a part that failed says so until it is tried again, and is there when that works', async () => {
  silent.mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockResolvedValue(Greeting)
  const Part = lazyPart(load)
  for (const _ of [1, 2]) {
    const { unmount } = await show(Part)
    expect(await screen.findByText(ChunkLoadError.name)).toBeTruthy()
    unmount()
  }
  expect(load).toHaveBeenCalledTimes(1)
  forgetFailedParts()
  await show(Part)
  expect(await screen.findByText('Hello Ana')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
