// @vitest-environment-options { "url": "http://127.0.0.1:5100/" }
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { doorStore } from '../features/check-in/desk/door-store'
import { NO_WORK, keptDoor } from '../features/check-in/desk/kept-door'
import { ModalList } from '../frame/modal-list'
import { closeAllModals } from '../lib/state/modals'
import { forgetDoorsOfOthers, mayLeaveScans } from './scans-on-device'

const scan = (scanId: string) => ({
  kind: 'scan' as const,
  scanId,
  key: 'ticket-of-ada',
  at: '2026-11-20T19:02:00.000Z',
  gate: '',
  deviceId: 'device-one',
  name: 'Ada',
})
const door = keptDoor('dora', 'abcdefghjk')
const keep = (...ids: string[]) => door.keepWork({ ...NO_WORK, queue: ids.map(scan), title: 'Lantern walk' })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<ModalList />)
})
afterEach(async () => {
  await door.forget()
  closeAllModals()
  cleanup()
  vi.restoreAllMocks()
})

it('whoever has nothing to send leaves without a question', async () => {
  await keep()
  expect(await mayLeaveScans('dora')).toBe(true)
})

it('whoever has scans is told how many and where; they stay by default, and lose nothing', async () => {
  await keep('scan-one', 'scan-two')
  const leaves = mayLeaveScans('dora')
  expect(await screen.findByText('2 scans at “Lantern walk”')).toBeTruthy()
  const stay = screen.getByRole('button', { name: 'Stay' })
  expect(document.activeElement).toBe(stay)
  fireEvent.click(stay)
  expect(await leaves).toBe(false)
  await forgetDoorsOfOthers(undefined)
  expect((await door.readWork())?.queue).toHaveLength(2)
})

it('what they agree to lose is asked once and goes with them, what they do after it is not', async () => {
  await keep('scan-three')
  const leaves = mayLeaveScans('dora')
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out and lose 1 scan' }))
  expect([await leaves, await mayLeaveScans('dora')]).toEqual([true, true])
  await keep('scan-three', 'scan-four')
  await forgetDoorsOfOthers(undefined)
  expect((await door.readWork())?.queue.map((it) => it.scanId)).toEqual(['scan-four'])
  expect(await doorStore.names()).toHaveLength(1)
})
