import { declaredParams } from 'firebase-functions/params'
import { expect, it } from 'vitest'
// Declares every parameter as it is loaded.
import { SECRETS } from '../../functions/src/config'
import { functionsEnv } from './functions-env'
import { layoutOf } from './layout'

it('a local stack gives the functions every parameter that a deploy asks for: the emulator would wait for an answer', () => {
  const secrets = SECRETS.map(({ name }) => name)
  const asked = declaredParams.map(({ name }) => name).filter((name) => !secrets.includes(name))
  expect(asked).toContain('PUBLIC_ORIGIN')
  expect(Object.keys(functionsEnv(layoutOf('test')))).toEqual(expect.arrayContaining(asked))
})
