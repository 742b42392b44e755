// @vitest-environment-options { "url": "http://127.0.0.1:5100/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const HOUR = 3600
const MINUTE_MS = 60_000
const calls: { at: number; url: string }[] = []
let isOnline = true
let start = 0

/** A token as the provider makes them, good for an hour from now. */
function newToken(): string {
  const iat = Math.floor(Date.now() / 1000)
  const part = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '')
  return [part({ alg: 'none' }), part({ sub: 'u1', user_id: 'u1', iat, exp: iat + HOUR }), ''].join('.')
}

/** The identity provider, as far as these tests ask it. */
function answerOf(url: string): object {
  const tokens = { expiresIn: String(HOUR), refreshToken: 'r1' }
  if (url.includes('/v1/token'))
    return { access_token: newToken(), expires_in: String(HOUR), refresh_token: 'r1', user_id: 'u1' }
  if (url.includes('accounts:lookup'))
    return { users: [{ localId: 'u1', email: 'uma@example.com', emailVerified: false }] }
  return { localId: 'u1', idToken: newToken(), ...tokens }
}

const provider = vi.fn<typeof fetch>(async (input) => {
  const url = input instanceof Request ? input.url : String(input)
  calls.push({ at: Date.now() - start, url })
  if (!isOnline) throw new TypeError('Failed to fetch')
  return Response.json(answerOf(url))
})

const askedFor = (part: string) => calls.filter(({ url }) => url.includes(part))

/** The app's own session with a person signed in, by the real SDK, from the beginning. */
async function signedIn() {
  vi.resetModules()
  const [{ auth }, { signInWithEmailAndPassword }, { beginRequest }] = await Promise.all([
    import('./auth'),
    import('firebase/auth'),
    import('../requests/on-problem'),
  ])
  const signInAgain = () => signInWithEmailAndPassword(auth, 'uma@example.com', 'correct horse battery')
  await signInAgain()
  calls.length = 0
  start = Date.now()
  return { auth, beginRequest, signInAgain }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 1) })
  vi.stubGlobal('fetch', provider)
  calls.length = 0
  isOnline = true
  sessionStorage.clear()
  localStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the token (specification, section 9)', () => {
  it('is refreshed five minutes before it expires, though nobody asks for it', async () => {
    await signedIn()
    await vi.advanceTimersByTimeAsync(54 * MINUTE_MS)
    expect(askedFor('/v1/token')).toEqual([])
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
    expect(askedFor('/v1/token').map(({ at }) => Math.round(at / MINUTE_MS))).toEqual([55])
  })

  it('is tried again 30 s after a lost connection, doubling to 16 minutes', async () => {
    await signedIn()
    isOnline = false
    await vi.advanceTimersByTimeAsync(120 * MINUTE_MS)
    const tries = askedFor('/v1/token').map(({ at }) => Math.round(at / 1000))
    const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0))
    expect(waits.slice(0, 8)).toEqual([30, 60, 120, 240, 480, 960, 960, 960])
  })
})

describe('a refusal of an unverified person', () => {
  it('mails the link once, also when several calls are refused at once', async () => {
    const onProblem = await (await signedIn()).beginRequest()
    const { ApiProblem } = await import('../requests/problem')
    const { onUnverified } = await import('../requests/on-problem')
    const wentToVerification = vi.fn()
    onUnverified(wentToVerification)
    const refusal = () =>
      new ApiProblem({ status: 403, code: 'unverified', title: 'UnVerified User', detail: 'Verify.' })
    await Promise.all([onProblem(refusal()), onProblem(refusal()), onProblem(refusal())])
    await onProblem(refusal())
    expect(askedFor('accounts:sendOobCode')).toHaveLength(1)
    expect(wentToVerification).toHaveBeenCalledTimes(4)
  })
})

describe('a refusal of a sign-in', () => {
  const refusal = async () => {
    const { ApiProblem } = await import('../requests/problem')
    return new ApiProblem({ status: 401, code: 'signed-out', title: 'Please sign in', detail: 'Sign in.' })
  }

  it('signs out', async () => {
    const { auth, beginRequest } = await signedIn()
    const onProblem = await beginRequest()
    await onProblem(await refusal())
    expect(auth.currentUser).toBeNull()
  })

  it('that comes late leaves the next one alone, as one of a request without a sign-in does', async () => {
    const { auth, beginRequest, signInAgain } = await signedIn()
    const onEarlier = await beginRequest()
    await auth.signOut()
    const onNobody = await beginRequest()
    await signInAgain()
    await onEarlier(await refusal())
    await onNobody(await refusal())
    expect(auth.currentUser).not.toBeNull()
  })
})
