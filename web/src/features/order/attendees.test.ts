import type { Attendee } from 'functions/contract/attendee'
import { expect, it } from 'vitest'
import { matchingAttendees } from './attendees'

const attendee = (fullName: string, title: string): Attendee => ({
  orderId: `order-${fullName}`,
  status: 'paid',
  fullName,
  email: `${fullName.toLowerCase()}@example.com`,
  items: [{ title, quantity: 1 }],
  total: 1200,
  currency: 'usd',
  settledAt: '2026-05-04T10:00:00.000Z',
})
const all = [attendee('Ana', 'Early bird'), attendee('Ben', 'General Admission')]
const found = (search: string) => matchingAttendees(all, search).map((it) => it.fullName)

it('finds people by any words about them, in any order and case', () => {
  expect(found('')).toEqual(['Ana', 'Ben'])
  expect(found('EARLY ana')).toEqual(['Ana'])
  expect(found('ben@example')).toEqual(['Ben'])
  expect(found('ana admission')).toEqual([])
})
