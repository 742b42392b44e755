import { expect, it } from 'vitest'
import type { Ticket } from '../../../contract/tickets/ticket'
import { addressHolder, isAddressHolder, whyNotSent } from './sent-ticket'

const ticket = (over: Partial<Ticket>) => ({ status: 'valid', sent: null, ...over }) as Ticket
const sent = {
  fullName: 'Rita',
  email: 'rita@example.com',
  ticketId: 'other-one',
  at: '2026-11-20T10:00:00.000Z',
}

it.each([
  ['a valid one', ticket({}), undefined],
  ['one sent on', ticket({ status: 'void', sent }), /sent on already/],
  ['a used one', ticket({ status: 'used' }), /used at the door/],
  ['a void one', ticket({ status: 'void' }), /not valid any more/],
  ['a blocked one', ticket({ status: 'blocked' }), /not valid any more/],
])('%s may be sent on, or says why not', (_, it, why) => {
  const said = whyNotSent(it)
  if (why === undefined) expect(said).toBeUndefined()
  else expect(said).toMatch(why)
})

it('is an address’s in any letters, and nobody’s whose id it is not', () => {
  expect(addressHolder('Rita@Example.com')).toBe(addressHolder('rita@example.com'))
  expect([isAddressHolder(addressHolder('rita@example.com')), isAddressHolder('rita')]).toEqual([true, false])
})
