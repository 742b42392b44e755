import { initializeApp } from 'firebase/app'
import { getFunctions, httpsCallable } from 'firebase/functions'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { problemOfCall } from './call'

const fetched = vi.fn<typeof fetch>()
const functions = getFunctions(initializeApp({ projectId: 'demo-call' }))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** What the SDK throws, as a problem. */
function problem() {
  return httpsCallable(functions, 'anything')({}).then(() => undefined, problemOfCall)
}

it('is the problem that the callable described', async () => {
  const details = {
    type: 'about:blank',
    title: 'Sold out',
    status: 409,
    detail: 'There are none left.',
    code: 'sold-out',
    requestId: 'r2',
  }
  const error = { status: 'FAILED_PRECONDITION', message: 'Sold out', details }
  fetched.mockResolvedValue(Response.json({ error }, { status: 400 }))
  expect(await problem()).toMatchObject({
    status: 409,
    code: 'sold-out',
    detail: 'There are none left.',
    requestId: 'r2',
  })
})

it('has status 0 when no answer came', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await problem()).toMatchObject({ status: 0, code: 'network' })
})

it('has status 0 when the answer breaks off on its way', async () => {
  const broken = new ReadableStream({ start: (it) => it.error(new TypeError('network error')) })
  fetched.mockResolvedValue(new Response(broken))
  expect(await problem()).toMatchObject({ status: 0, code: 'network' })
})

it('is unreadable when a function broke without saying why', async () => {
  const error = { status: 'INTERNAL', message: 'INTERNAL' }
  fetched.mockResolvedValue(Response.json({ error }, { status: 500 }))
  expect(await problem()).toMatchObject({ status: 500, code: 'unreadable' })
})
