import { expect, it } from 'vitest'
import { isUnverified } from './session-user'
import type { SessionUser } from './session-user'

const ACCOUNT: SessionUser = {
  uid: 'u1',
  displayName: 'Ana',
  photoURL: null,
  email: 'ana@example.com',
  emailVerified: false,
  phoneNumber: null,
  tenantId: null,
  providerData: [{ providerId: 'password', email: 'ana@example.com' }],
  isAnonymous: false,
  metadata: { creationTime: undefined, lastSignInTime: undefined },
}

it('is an account whose email nobody has verified', () => {
  expect(isUnverified(ACCOUNT)).toBe(true)
})

it.each([
  ['with a verified email', { emailVerified: true }],
  ['with a phone', { phoneNumber: '+351910000000' }],
  ['of a third party', { providerData: [{ providerId: 'google.com', email: null }] }],
  ['of a guest', { email: null, isAnonymous: true, providerData: [] }],
])('is not an account %s', (_, change) => {
  expect(isUnverified({ ...ACCOUNT, ...change })).toBe(false)
})
