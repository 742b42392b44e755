// @vitest-environment-options { "url": "http://localhost:5100/" }
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Session } from '../data/session'
import { FixedSession } from '../data/session'
import { Guard } from './guard'
import type { Page } from '../lib/navigation/paths'

afterEach(cleanup)

const USER = { uid: 'u1' } as NonNullable<Session['user']>

function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function show(session: Session, access: Page['access'], needsAccount?: true) {
  render(
    <FixedSession session={session}>
      <MemoryRouter initialEntries={['/explore', '/my-activities?tab=drafts']}>
        <Where />
        <Routes>
          <Route path="/login" element={<p>sign in</p>} />
          <Route
            path="*"
            element={
              <Guard access={access} {...(needsAccount && { needsAccount })}>
                the page
              </Guard>
            }
          />
        </Routes>
      </MemoryRouter>
    </FixedSession>,
  )
}

it('shows a private page to a signed-in person', () => {
  show({ state: 'signed-in', user: USER }, 'private')
  expect(screen.getByText('the page')).toBeTruthy()
})

it('sends a signed-out visitor to sign in, with the way back', () => {
  show({ state: 'signed-out' }, 'private')
  expect(screen.getByRole('status').textContent).toBe('/login?returnUrl=%2Fmy-activities%3Ftab%3Ddrafts')
})

it('shows a spinner while nobody knows who is there', () => {
  show({ state: 'unknown' }, 'private')
  expect(screen.queryByText('the page')).toBeNull()
  expect(screen.getByText('Checking who you are')).toBeTruthy()
})

it('shows a public page to everybody', () => {
  show({ state: 'unknown' }, 'public')
  expect(screen.getByText('the page')).toBeTruthy()
})

const GUEST = { uid: 'g1', isAnonymous: true } as NonNullable<Session['user']>

it('shows a private page to a guest, unless it needs an account', () => {
  show({ state: 'signed-in', user: GUEST }, 'private')
  expect(screen.getByText('the page')).toBeTruthy()
})

it('asks a guest to make an account where one is needed, with the way back', () => {
  show({ state: 'signed-in', user: GUEST }, 'private', true)
  expect(screen.queryByText('the page')).toBeNull()
  expect(screen.getByRole('link', { name: 'Make an account' }).getAttribute('href')).toBe(
    '/login?returnUrl=%2Fmy-activities%3Ftab%3Ddrafts&mode=sign-up',
  )
})

it('lets an account pass where one is needed', () => {
  show({ state: 'signed-in', user: USER }, 'private', true)
  expect(screen.getByText('the page')).toBeTruthy()
})
