import { expect, it } from 'vitest'
import { countWays, recordOf } from './sign-in-record'

it('tells the ways to sign in from what the provider answers', () => {
  const answer = {
    email: 'ana@example.com',
    emailVerified: true,
    passwordHash: 'hidden',
    phoneNumber: '+351910000000',
    providerUserInfo: [
      { providerId: 'password', email: 'ana@example.com' },
      { providerId: 'phone' },
      { providerId: 'google.com', email: 'ana@gmail.example' },
    ],
    mfaInfo: [
      { mfaEnrollmentId: 'a', displayName: 'My app', enrolledAt: '2026-01-01T00:00:00Z' },
      { mfaEnrollmentId: 'b', enrolledAt: '2026-01-02T00:00:00Z', phoneInfo: '+********0000' },
    ],
  }
  expect(recordOf(answer)).toEqual({
    email: 'ana@example.com',
    pendingEmail: null,
    emailVerified: true,
    usesEmail: true,
    hasPassword: true,
    phone: '+351910000000',
    thirdParties: [{ id: 'google.com', email: 'ana@gmail.example' }],
    secondFactors: [
      { id: 'a', kind: 'app', name: 'My app', phone: undefined, addedAt: '2026-01-01T00:00:00Z' },
      { id: 'b', kind: 'phone', name: undefined, phone: '+********0000', addedAt: '2026-01-02T00:00:00Z' },
    ],
  })
})

it('finds nothing in an account that has nothing', () => {
  expect(recordOf({ providerUserInfo: [], mfaInfo: [] })).toEqual({
    email: null,
    pendingEmail: null,
    emailVerified: false,
    usesEmail: false,
    hasPassword: false,
    phone: null,
    thirdParties: [],
    secondFactors: [],
  })
})

it('counts the ways in: a password and a mailed link are one', () => {
  const none = { providerUserInfo: [], mfaInfo: [] }
  const google = { providerId: 'google.com' }
  const email = { providerId: 'password', email: 'ana@example.com' }
  expect(countWays(recordOf(none))).toBe(0)
  expect(countWays(recordOf({ ...none, passwordHash: 'x', providerUserInfo: [email] }))).toBe(1)
  expect(countWays(recordOf({ ...none, phoneNumber: '+1', providerUserInfo: [email, google] }))).toBe(3)
})

it('tells of another address until it is the account’s', () => {
  const account = { email: 'Ana@example.com', providerUserInfo: [], mfaInfo: [] }
  expect(recordOf(account, 'new@example.com').pendingEmail).toBe('new@example.com')
  expect(recordOf(account, 'ana@example.com').pendingEmail).toBeNull()
})
