import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Maintenance, isInMaintenance } from './maintenance'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('is off', () => {
  expect(isInMaintenance).toBe(false)
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
