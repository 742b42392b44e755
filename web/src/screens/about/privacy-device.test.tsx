import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onDevice } from './privacy-device'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const show = () => render(<>{onDevice.map(({ body }) => body)}</>)

describe('what the privacy notice says of the device', () => {
  it('names reCAPTCHA and the pass of App Check where this Turnout has them', () => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'a-site-key')
    show()
    expect(screen.getByText(/App Check/).textContent).toContain('reCAPTCHA')
  })

  it('names neither where it does not', () => {
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', '')
    show()
    expect(screen.queryByText(/App Check|reCAPTCHA/)).toBeNull()
  })

  it('names what is kept of an agreement, and what a sign-out leaves', () => {
    show()
    expect(screen.getByText(/version of the terms you were shown and agreed to/)).toBeTruthy()
    expect(screen.getByText(/^Signing out removes/).textContent).toContain('did not save')
  })
})
