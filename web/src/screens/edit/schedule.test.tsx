// @vitest-environment-options { "url": "http://localhost:5100/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Schedule } from './schedule'

afterEach(cleanup)

function show(scheduledFor: string | null) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Schedule
        saved={{ shareRef: 'abcdefghjk', scheduledFor }}
        timezone="Europe/Lisbon"
        onSave={() => Promise.resolve(true)}
        onPlanned={() => undefined}
      />
    </QueryClientProvider>,
  )
  return screen.getAllByRole('button').map((button) => button.textContent)
}

it('offers to plan a draft that has no plan, and complains of nothing', () => {
  expect(show(null)).toEqual(['Choose a time'])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says when a planned draft goes live by the clocks of the place, and offers to change it or take it back', () => {
  expect(show('2026-06-20T19:00:00.000Z')).toHaveLength(2)
  expect(screen.getByText(/8:00 PM/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
