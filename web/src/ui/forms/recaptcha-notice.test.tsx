import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { RecaptchaNotice } from './recaptcha-notice'

afterEach(() => vi.unstubAllEnvs())

it('names reCAPTCHA with Google’s policies where the site uses it, and says nothing elsewhere', () => {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', '')
  expect(renderToStaticMarkup(<RecaptchaNotice />)).toBe('')
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key')
  expect(renderToStaticMarkup(<RecaptchaNotice />)).toContain('href="https://policies.google.com/privacy"')
})
