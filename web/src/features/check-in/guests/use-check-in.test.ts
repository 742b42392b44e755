import { expect, it } from 'vitest'
import type { GuestAtDoor } from 'functions/contract/check-in/door'
import { guestAfter } from './use-check-in'

const ada: GuestAtDoor = {
  key: 'ticket-of-ada',
  kind: 'ticket',
  name: 'Ada',
  title: 'Seat',
  guests: 0,
  status: 'valid',
  shortCode: 'K7QM2F',
  admission: null,
  byName: null,
}
const AT = '2026-11-20T19:02:00.000Z'

it('a guest who is let in shows so at once, and taken back looks as before', () => {
  const inside = guestAfter(ada, { did: 'in' }, AT)
  expect(inside).toMatchObject({ status: 'used', admission: { at: AT } })
  expect(guestAfter(inside, { did: 'out', scanId: 'scan-number-one' }, AT)).toEqual(ada)
})
