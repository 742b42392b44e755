import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useMaintenance } from '../data/maintenance'
import { beginRequest } from '../data/requests/on-problem'
import { ApiProblem } from '../data/requests/problem'
import { Maintenance } from './maintenance'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Screen() {
  return useMaintenance() ? <Maintenance /> : <p>A screen</p>
}

it('is off, stays off for another failure, and is on from the first answer that says so', async () => {
  const answer = (code: 'busy' | 'maintenance') =>
    act(async () => {
      const onProblem = await beginRequest()
      await onProblem(new ApiProblem({ status: 503, code, title: '', detail: '' }))
    })
  render(<Screen />)
  await answer('busy')
  expect(screen.getByText('A screen')).toBeTruthy()
  await answer('maintenance')
  expect(screen.getByRole('heading').textContent).toBe("We'll be back soon!")
})

it('says when it will be over and reloads every 30 seconds', () => {
  vi.useFakeTimers()
  const reload = vi.fn()
  render(<Maintenance reload={reload} />)
  expect(screen.getByRole('heading').textContent).toBe("We'll be back soon!")
  expect(screen.getByText(/Estimated completion: 4-6 hours/)).toBeTruthy()
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledTimes(2)
})
