// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import type { Ticket } from 'functions/contract/tickets/ticket'
import { forgetKeptTickets } from '../../data/device/kept-on-device'
import { keepTickets, readKeptTickets } from './kept-tickets'

const TICKET: Ticket = {
  id: 'ticket-0001',
  orderId: 'order-0001',
  shareRef: 'abcdefgh23',
  organiserUid: 'olga',
  holderUid: 'bea',
  holderName: 'Bea Buyer',
  ticketTypeRef: 'abcdefgh24',
  ticketTypeTitle: 'Garden',
  status: 'valid',
  code: 'signed',
  shortCode: 'K7QM2F',
  activityTitle: 'Lantern walk',
  startDate: '2026-12-01T18:30',
  startsAt: '2026-12-01T18:30:00.000Z',
  timezone: 'Europe/Lisbon',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: null,
  cancellation: null,
  admission: null,
  sent: null,
  received: null,
}

afterEach(() => localStorage.clear())

it('finds what was kept, with when that was', () => {
  keepTickets('bea', [TICKET], new Date('2026-11-20T10:00:00Z'))
  expect(readKeptTickets('bea')).toEqual({ savedAt: '2026-11-20T10:00:00.000Z', items: [TICKET] })
})

it('keeps tickets apart by person', () => {
  keepTickets('bea', [TICKET])
  expect(readKeptTickets('gus')).toBeUndefined()
})

it('ignores a copy that it cannot read', () => {
  localStorage.setItem('turnout.tickets.bea', '{"savedAt":"yesterday"')
  expect(readKeptTickets('bea')).toBeUndefined()
})

it('leaves nothing after a sign-out, and only tickets go', () => {
  keepTickets('bea', [TICKET])
  keepTickets('gus', [])
  localStorage.setItem('turnout.theme', 'dark')
  forgetKeptTickets()
  expect(Object.keys(localStorage)).toEqual(['turnout.theme'])
})
