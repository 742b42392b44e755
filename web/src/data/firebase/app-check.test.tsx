import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { appCheckHeader } from './app-check'

const SOURCE = 'https://www.google.com/recaptcha/enterprise.js?render=explicit'

afterEach(() => {
  // What is remembered of one test's failure is not of the next.
  window.dispatchEvent(new Event('online'))
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  document.head.replaceChildren()
})

/** Where the page asked for scripts; none of them loads here, as if something blocked them. */
function askedScripts(): () => string[] {
  const asked = vi.spyOn(document.head, 'append')
  return () => asked.mock.calls.flat().map((it) => (it as HTMLScriptElement).src)
}

describe('App Check', () => {
  it('loads nothing and sends nothing where it is not set up', async () => {
    const scripts = askedScripts()
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', '')
    expect(await appCheckHeader()).toEqual({})
    expect(scripts()).toEqual([])
  })

  function setUp() {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo')
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    return askedScripts()
  }

  /** As if reCAPTCHA never answered: no script of the page fails or loads. */
  function letScriptsHang() {
    const hold = (event: Event) => event.stopImmediatePropagation()
    document.addEventListener('error', hold, true)
    onTestFinished(() => document.removeEventListener('error', hold, true))
  }

  /** The first request, which waits as long as any does. */
  async function waitedFor() {
    letScriptsHang()
    const scripts = setUp()
    await import('./app-check-token')
    vi.useFakeTimers()
    const answered = vi.fn()
    void appCheckHeader().then(answered)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answered).toHaveBeenCalledWith({})
    return scripts
  }

  it('lets a request go out without a token where reCAPTCHA is blocked, and is tried again with the next', async () => {
    const scripts = setUp()
    expect(await appCheckHeader()).toEqual({})
    expect(await appCheckHeader()).toEqual({})
    expect(scripts()).toEqual([SOURCE, SOURCE])
  })

  it('has no request wait where reCAPTCHA hung, and is tried again after a minute', async () => {
    const scripts = await waitedFor()
    await vi.advanceTimersByTimeAsync(59_999)
    expect(await appCheckHeader()).toEqual({})
    expect(scripts()).toEqual([SOURCE])
    await vi.advanceTimersByTimeAsync(1)
    void appCheckHeader()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(scripts()).toEqual([SOURCE, SOURCE])
  })

  it('is tried again as soon as the network is back', async () => {
    const scripts = await waitedFor()
    window.dispatchEvent(new Event('online'))
    void appCheckHeader()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(scripts()).toEqual([SOURCE, SOURCE])
  })
})
