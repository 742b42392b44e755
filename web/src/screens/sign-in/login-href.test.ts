import { expect, it } from 'vitest'
import { doorOf, loginHref, modeOf } from './login-href'

it('keeps the way back, and nothing of a mailed link', () => {
  const search = '?returnUrl=%2Fedit&mode=signIn&oobCode=abc&apiKey=k&lang=en'
  expect(loginHref(search, { door: 'email-link' })).toBe('/login?returnUrl=%2Fedit&door=email-link')
})

it('goes back to the password without a word in the address', () => {
  expect(loginHref('?mode=sign-up&door=phone', { door: 'password' })).toBe('/login?mode=sign-up')
})

it('takes what it does not know for signing in with a password', () => {
  const params = new URLSearchParams('mode=signIn&door=cellar')
  expect([modeOf(params), doorOf(params)]).toEqual(['sign-in', 'password'])
})
