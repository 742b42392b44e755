// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleActivity } from './sample-activity'
import { useFreshActivity } from './use-fresh-activity'

const written = sampleActivity({ left: { aaaaaaaaaa: 5 } })
const sold = sampleActivity({ left: { aaaaaaaaaa: 1 } })
let answers: (() => Response)[] = []
const asked = vi.fn(async (_url: string) => {
  const answer = answers.shift()
  if (!answer) throw new TypeError('No connection')
  return answer()
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const open = () => renderHook(() => useFreshActivity(written)).result

it('asks for what is left while the page is open, and not at once', async () => {
  answers = [() => Response.json(sold)]
  const activity = open()
  await pass(30)
  expect(asked).not.toHaveBeenCalled()
  await pass(20)
  expect(activity.current.left).toEqual({ aaaaaaaaaa: 1 })
})

it('keeps what it has when nothing can be had, and asks again', async () => {
  answers = [() => new Response('', { status: 503 })]
  const activity = open()
  await pass(100)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(activity.current).toBe(written)
  answers = [() => Response.json(sold)]
  await pass(50)
  expect(activity.current.left).toEqual({ aaaaaaaaaa: 1 })
})

it('asks nothing while nobody looks', async () => {
  answers = [() => Response.json(sold)]
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  open()
  await pass(300)
  expect(asked).not.toHaveBeenCalled()
  state.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(asked).toHaveBeenCalledOnce()
})

it.each([
  ['', ''],
  ['https://api.turnout.example', 'https://api.turnout.example'],
])('asks the server that the build was given: "%s"', async (given, origin) => {
  vi.stubEnv('VITE_BACKEND_ORIGIN', given)
  open()
  await pass(50)
  expect(asked).toHaveBeenCalledWith(`${origin}/app/activity/${written.shareRef}`)
})
