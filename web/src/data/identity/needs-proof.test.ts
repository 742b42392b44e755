import { expect, it } from 'vitest'
import { ApiProblem } from '../requests/problem'
import { needsRecentSignIn, needsSecondFactor } from './needs-proof'

const problem = (code: string) =>
  new ApiProblem({ status: 403, code: code as ApiProblem['code'], title: 'No', detail: 'No.' })

it.each([{ code: 'auth/requires-recent-login' }, problem('sign-in-again')])(
  'asks for a recent sign-in after %s',
  (error) => expect(needsRecentSignIn(error)).toBe(true),
)

it.each([{ code: 'auth/wrong-password' }, problem('unverified'), new Error('?'), undefined, null])(
  'asks for none after %s',
  (error) => expect(needsRecentSignIn(error)).toBe(false),
)

it('knows a second factor by its code', () => {
  expect(needsSecondFactor({ code: 'auth/multi-factor-auth-required' })).toBe(true)
  expect(needsSecondFactor({ code: 'auth/wrong-password' })).toBe(false)
})
