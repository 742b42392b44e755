// @vitest-environment-options { "url": "http://localhost:5100/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { CURRENT_AGREEMENT } from 'functions/contract/accounts/agreement-versions'
import { Profile } from 'functions/contract/accounts/user'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { profileQuery } from '../data/profile'
import type { Session } from '../data/session'
import { FixedSession } from '../data/session'
import { ToastProvider } from '../ui/dialogs/toast'
import { AgreeNotice } from './agree-notice'

const USER = { uid: 'u1', emailVerified: true, providerData: [] } as unknown as NonNullable<Session['user']>

const PROFILE = {
  uid: 'u1',
  displayName: 'Vera',
  photoURL: null,
  email: null,
  isGuest: false,
  bio: '',
  notifications: { reminders: true, updates: true, invitations: true, sales: false },
  showsGoing: false,
  payoutStatus: 'none',
  calendarFeedSince: null,
  createdAt: '2026-11-22T12:00:00.000Z',
}

afterEach(cleanup)
beforeEach(() => {
  localStorage.clear()
})

function show(asksToAgree: Profile['asksToAgree'], hasAgreed: boolean) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } })
  queryClient.setQueryData(profileQuery('u1').queryKey, Profile.parse({ ...PROFILE, asksToAgree, hasAgreed }))
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ToastProvider>
          <FixedSession session={{ state: 'signed-in', user: USER }}>
            <AgreeNotice />
          </FixedSession>
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('asks an account that has agreed before for what changed', () => {
  show(CURRENT_AGREEMENT, true)
  expect(screen.getByText(/We have updated our terms/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'I agree' })).toBeTruthy()
})

it('speaks of no change to an account that has agreed to nothing yet', () => {
  show(CURRENT_AGREEMENT, false)
  expect(screen.getByText(/Please read our terms/)).toBeTruthy()
  expect(screen.queryByText(/updated/)).toBeNull()
  expect(screen.getByRole('button', { name: 'I agree' })).toBeTruthy()
})

it.each(['terms', 'privacy'] as const)('lets nobody agree to %s that this page cannot show', (text) => {
  show({ ...CURRENT_AGREEMENT, [text]: '2030-01-01' }, true)
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull()
})

it('asks nothing of an account that has agreed', () => {
  show(null, true)
  expect(screen.queryByRole('region', { name: 'Our terms' })).toBeNull()
})
