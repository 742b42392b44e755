// @vitest-environment-options { "url": "http://localhost:5100/" }
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useHelpedActivity } from '../../lib/state/helped-activity'
import { DashboardLinks } from './dashboard-layout'

afterEach(cleanup)

function Dashboard({ isOwn }: { isOwn: boolean }) {
  useHelpedActivity('abcdefghjk', isOwn)
  return null
}

const show = (isOwn: boolean, shareRef = 'abcdefghjk') =>
  render(
    <MemoryRouter initialEntries={[`/${shareRef}/dashboard`]}>
      <Dashboard isOwn={isOwn} />
      <Routes>
        <Route path="/:shareRef/dashboard" element={<DashboardLinks />} />
      </Routes>
    </MemoryRouter>,
  )
const names = () => screen.getAllByRole('link').map((link) => link.textContent)

it('leads the owner to the share kit', () => {
  show(true)
  expect(names()).toEqual(['Dashboard', 'Edit', 'Promote', 'Activity page'])
})

it('leads a manager to what is theirs, and not to the share kit', () => {
  show(false)
  expect(names()).toEqual(['Dashboard', 'Edit', 'Activity page'])
})

it('forgets whose an activity is with its screen', () => {
  show(false).unmount()
  show(true, 'mnpqrstuvw')
  expect(names()).toContain('Promote')
})
