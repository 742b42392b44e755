import { expect, it } from 'vitest'
import { newAuthenticatorNumber, showAuthenticators } from './authenticator-numbers'

it('shows an authenticator app as one and a telephone as it is, at any depth', () => {
  const phone = { mfaEnrollmentId: 'b', phoneInfo: '+*******4567' }
  const app = { mfaEnrollmentId: 'a', displayName: 'My app', phoneInfo: newAuthenticatorNumber() }
  const shown = { mfaEnrollmentId: 'a', displayName: 'My app', totpInfo: {} }
  expect(showAuthenticators({ mfaInfo: [app, phone] })).toEqual({ mfaInfo: [shown, phone] })
  expect(showAuthenticators({ users: [{ localId: 'u', mfaInfo: [app] }] })).toEqual({
    users: [{ localId: 'u', mfaInfo: [shown] }],
  })
})
