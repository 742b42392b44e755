import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from './api'
import { provideCredentials } from '../firebase/credentials'
import { onUnverified } from './on-problem'
import { ApiProblem } from './problem'

const SIGN_IN = {}
const credentials = {
  token: vi.fn<() => Promise<string | null>>(),
  signIn: vi.fn<() => Promise<object | null>>(),
  signOut: vi.fn<() => Promise<void>>(),
  sendVerificationOnce: vi.fn<() => Promise<void>>(),
}
const goToVerification = vi.fn()
const fetched = vi.fn<typeof fetch>()

const EMPTY_PAGE = { items: [], nextCursor: null }
const PROFILE = {
  uid: 'u1',
  displayName: 'Ana',
  photoURL: null,
  email: null,
  isGuest: true,
  bio: '',
  showsGoing: false,
  notifications: { reminders: true, updates: true, invitations: true, sales: false },
  payoutStatus: 'none',
  calendarFeedSince: null,
  asksToAgree: null,
  hasAgreed: true,
  createdAt: '2026-01-01T00:00:00.000Z',
}

function answer(body: unknown, status = 200) {
  fetched.mockResolvedValue(Response.json(body, { status }))
}

function problem(status: number, title = 'No', code = 'conflict') {
  return { type: 'about:blank', title, status, detail: 'Because.', code, requestId: 'r1' }
}

/** What the last request was. */
function sent() {
  const [url, init] = fetched.mock.lastCall ?? []
  return { url, method: init?.method, headers: new Headers(init?.headers), body: init?.body }
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  provideCredentials(credentials)
  onUnverified(goToVerification)
  credentials.token.mockResolvedValue('token-1')
  credentials.signIn.mockResolvedValue(SIGN_IN)
  credentials.signOut.mockResolvedValue()
  credentials.sendVerificationOnce.mockResolvedValue()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

describe('a request', () => {
  it('goes below /app with its query and parameters in place', async () => {
    answer(EMPTY_PAGE)
    await api('listActivities', { query: { sort: 'title', limit: 10 } })
    expect(sent()).toMatchObject({ url: '/app/activity?sort=title&limit=10', method: 'GET' })
  })

  it('goes below the address that the build was given', async () => {
    vi.stubEnv('VITE_BACKEND_ORIGIN', 'https://api.turnout.example')
    answer(EMPTY_PAGE)
    await api('listActivities', { query: {} })
    expect(sent().url).toBe('https://api.turnout.example/app/activity')
  })

  it('carries the identity token of a signed-in person', async () => {
    answer(PROFILE)
    await api('signIn', { body: {} })
    expect(sent().headers.get('Authorization')).toBe('Bearer token-1')
    expect(sent().headers.get('Content-Type')).toBe('application/json')
  })

  it('goes out without a token when fetching one fails, and that is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    credentials.token.mockRejectedValue(new Error('network'))
    answer(EMPTY_PAGE)
    await api('listActivities', { query: {} })
    expect(sent().headers.has('Authorization')).toBe(false)
    expect(logged).toHaveBeenCalledTimes(1)
  })

  it('keeps the idempotency key that it is given', async () => {
    answer({ url: 'https://connect.example' })
    await api('startPayoutOnboarding', { body: {} }, { idempotencyKey: 'key-of-this-intention' })
    expect(sent().headers.get('Idempotency-Key')).toBe('key-of-this-intention')
  })

  it('makes a key where something is created, and only there', async () => {
    fetched.mockImplementation(() => Promise.resolve(Response.json({ url: 'https://connect.example' })))
    await api('startPayoutOnboarding', { body: {} })
    expect(sent().headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/)
    answer(PROFILE)
    await api('signIn', { body: {} })
    expect(sent().headers.has('Idempotency-Key')).toBe(false)
  })
})

describe('an answer', () => {
  it('is what the contract promises', async () => {
    answer(EMPTY_PAGE)
    await expect(api('listActivities', { query: {} })).resolves.toEqual(EMPTY_PAGE)
  })

  it('is nothing where the contract promises none', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }))
    await expect(api('recordView', { body: { shareRef: 'abcdefgh23' } })).resolves.toBeUndefined()
  })

  it('is refused when it is anything else', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    answer({ items: 'none' })
    await expect(api('listActivities', { query: {} })).rejects.toMatchObject({ code: 'unreadable' })
  })
})

describe('an error', () => {
  it('is the problem that the server described', async () => {
    answer({ ...problem(409), errors: [{ path: 'endDate', message: 'Too early.' }] }, 409)
    const error = await api('listActivities', { query: {} }).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiProblem)
    expect(error).toMatchObject({
      status: 409,
      code: 'conflict',
      detail: 'Because.',
      requestId: 'r1',
      errors: [{ path: 'endDate', message: 'Too early.' }],
    })
  })

  it('has status 0 when no answer came', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(api('listActivities', { query: {} })).rejects.toMatchObject({ status: 0, code: 'network' })
  })

  it('has status 0 when it breaks off on its way', async () => {
    const broken = new ReadableStream({ start: (it) => it.error(new TypeError('network error')) })
    fetched.mockResolvedValue(new Response(broken))
    await expect(api('listActivities', { query: {} })).rejects.toMatchObject({ status: 0, code: 'network' })
  })

  it('is unreadable when it is HTML', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    fetched.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(api('listActivities', { query: {} })).rejects.toMatchObject({
      status: 502,
      code: 'unreadable',
    })
  })

  it('stays an abort when the caller gave up', async () => {
    const abort = new AbortController()
    abort.abort()
    fetched.mockRejectedValue(abort.signal.reason)
    const error = await api('listActivities', { query: {} }, { signal: abort.signal }).catch(
      (it: unknown) => it,
    )
    expect(error).not.toBeInstanceOf(ApiProblem)
  })
})

describe('what the product does about an error', () => {
  it('signs out after a 401 while signed in, warns, and passes the error on', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    answer(problem(401, 'Please sign in', 'signed-out'), 401)
    await expect(api('readProfile', { query: {} })).rejects.toMatchObject({ status: 401 })
    expect(credentials.signOut).toHaveBeenCalledTimes(1)
    expect(warned).toHaveBeenCalledTimes(1)
  })

  it('leaves a signed-out visitor alone after a 401', async () => {
    credentials.signIn.mockResolvedValue(null)
    answer(problem(401, 'Please sign in', 'signed-out'), 401)
    await expect(api('readProfile', { query: {} })).rejects.toMatchObject({ status: 401 })
    expect(credentials.signOut).not.toHaveBeenCalled()
  })

  it('mails the link and goes to /private after a 403 titled UnVerified User', async () => {
    answer(problem(403, 'UnVerified User', 'unverified'), 403)
    await expect(api('readProfile', { query: {} })).rejects.toMatchObject({ code: 'unverified' })
    expect(credentials.sendVerificationOnce).toHaveBeenCalledTimes(1)
    expect(goToVerification).toHaveBeenCalledTimes(1)
  })

  it('goes to /private also when the mail cannot be sent', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    credentials.sendVerificationOnce.mockRejectedValue(new Error('too many'))
    answer(problem(403, 'UnVerified User', 'unverified'), 403)
    await expect(api('readProfile', { query: {} })).rejects.toMatchObject({ code: 'unverified' })
    expect(goToVerification).toHaveBeenCalledTimes(1)
  })

  it('does nothing about any other 403', async () => {
    answer(problem(403, 'This needs an account', 'guests-cannot'), 403)
    await expect(api('readProfile', { query: {} })).rejects.toMatchObject({ code: 'guests-cannot' })
    expect(credentials.sendVerificationOnce).not.toHaveBeenCalled()
    expect(goToVerification).not.toHaveBeenCalled()
  })
})
