import { afterEach, describe, expect, it, vi } from 'vitest'
import { appCheckHeader } from './app-check'

afterEach(() => {
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

  it('lets a request go out without a token where reCAPTCHA is blocked, and is tried again with the next', async () => {
    const scripts = askedScripts()
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
    vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo')
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const source = 'https://www.google.com/recaptcha/enterprise.js?render=explicit'
    expect(await appCheckHeader()).toEqual({})
    expect(scripts()).toEqual([source])
    expect(await appCheckHeader()).toEqual({})
    expect(scripts()).toEqual([source, source])
  })
})
