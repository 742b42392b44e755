import { expect, it } from 'vitest'
import { AcceptInvitation } from '../../../contract/invitations/invitation'
import { findInvitationId, invitationToken } from './invitation-token'

const [SECRET, REF, ID] = ['s'.repeat(32), 'abcdefghjk', 'mail-abcdefghijklmnopqrstuvwxyz']
const token = invitationToken(SECRET, REF, ID)

it('a token names its invitation, in the form that the contract asks for', () => {
  expect(AcceptInvitation.safeParse({ shareRef: REF, token }).success).toBe(true)
  expect(findInvitationId(SECRET, REF, token)).toBe(ID)
})

it.each([
  ['for another activity', 'abcdefghjm', token],
  ['of another invitation', REF, token.replace('mail-a', 'mail-b')],
  ['with another signature', REF, `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`],
  ['without one', REF, ID],
])('a token %s names nothing', (_, ref, other) => {
  expect(findInvitationId(SECRET, ref, other)).toBeUndefined()
})
