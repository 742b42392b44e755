// @vitest-environment-options { "url": "http://localhost:5100/" }
import { QueryClient, QueryClientProvider, focusManager } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { profileQuery, useProfile } from './profile'
import { FixedSession } from './session'
import type { Session } from './session'

const PROFILE = {
  uid: 'u1',
  displayName: 'Ana',
  photoURL: null,
  email: null,
  isGuest: false,
  bio: '',
  showsGoing: false,
  notifications: { reminders: true, updates: true, invitations: true, sales: false },
  payoutStatus: 'none',
  calendarFeedSince: null,
  asksToAgree: null,
  hasAgreed: true,
  createdAt: '2026-01-01T00:00:00.000Z',
}
const SIGNED_IN: Session = { state: 'signed-in', user: { uid: 'u1' } as NonNullable<Session['user']> }

const fetched = vi.fn<typeof fetch>()
let client: QueryClient

beforeEach(() => {
  // The app's own defaults would ask again: the profile's query has to say otherwise itself.
  client = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 0, staleTime: 60_000 } } })
  fetched.mockImplementation(() => Promise.resolve(Response.json(PROFILE)))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  cleanup()
  client.clear()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.clearAllMocks()
  vi.useRealTimers()
})

function Name() {
  const { data, isError } = useProfile()
  return isError ? 'failed' : (data?.displayName ?? 'nothing')
}

function show(session: Session, children: ReactNode = <Name />) {
  return render(
    <QueryClientProvider client={client}>
      <FixedSession session={session}>{children}</FixedSession>
    </QueryClientProvider>,
  )
}

it('is asked for in English, and as sample data where the build says so', async () => {
  for (const [setting, flag] of [
    ['', 'false'],
    ['on', 'true'],
  ] as const) {
    vi.stubEnv('VITE_MOCK_DATA', setting)
    const { unmount } = show(SIGNED_IN)
    await waitFor(() => expect(fetched).toHaveBeenCalled())
    expect(fetched.mock.lastCall?.[0]).toBe(`/app/user/profile?language=en&mock=${flag}`)
    unmount()
    client.clear()
    fetched.mockClear()
  }
})

it('is asked for when somebody is signed in, and for nobody else', async () => {
  for (const state of ['unknown', 'signed-out'] as const) show({ state }).unmount()
  expect(fetched).not.toHaveBeenCalled()
  const { container } = show(SIGNED_IN)
  await waitFor(() => expect(container.textContent).toBe('Ana'))
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('is not asked for again when it failed', async () => {
  const down = {
    type: 'about:blank',
    title: 'Down',
    status: 503,
    detail: 'Later.',
    code: 'busy',
    requestId: 'r',
  }
  fetched.mockImplementation(() => Promise.resolve(Response.json(down, { status: 503 })))
  const { container } = show(SIGNED_IN)
  await waitFor(() => expect(container.textContent).toBe('failed'))
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('is not asked for again when the window gets the focus', async () => {
  const { container } = show(SIGNED_IN)
  await waitFor(() => expect(container.textContent).toBe('Ana'))
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  focusManager.setFocused(undefined)
  await client.getQueryCache().find(profileQuery('u1'))?.promise
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('is stale at once: whoever looks next asks again, and sees the last answer meanwhile', async () => {
  const first = show(SIGNED_IN)
  await waitFor(() => expect(first.container.textContent).toBe('Ana'))
  first.unmount()
  const second = show(SIGNED_IN)
  expect(second.container.textContent).toBe('Ana')
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
})

it('is kept for 300000 ms after nobody looks, and no longer', async () => {
  const { container, unmount } = show(SIGNED_IN)
  await waitFor(() => expect(container.textContent).toBe('Ana'))
  vi.useFakeTimers()
  unmount()
  vi.advanceTimersByTime(299_999)
  expect(client.getQueryData(profileQuery('u1').queryKey)).toMatchObject({ displayName: 'Ana' })
  vi.advanceTimersByTime(2)
  expect(client.getQueryData(profileQuery('u1').queryKey)).toBeUndefined()
})

it('is another person’s own: nobody sees the one of before', async () => {
  const { container } = show(SIGNED_IN)
  await waitFor(() => expect(container.textContent).toBe('Ana'))
  expect(profileQuery('u2').queryKey).not.toEqual(profileQuery('u1').queryKey)
})
