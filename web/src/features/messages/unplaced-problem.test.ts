import { describe, expect, it } from 'vitest'
import { ApiProblem } from '../../data/requests/problem'
import { unplacedProblem } from './unplaced-problem'

const refusedAt = (...paths: string[]) =>
  new ApiProblem({
    status: 400,
    code: 'invalid-input',
    title: 'Something needs another look',
    detail: 'Check what you typed.',
    errors: paths.map((path) => ({ path, message: 'Not this.' })),
  })

describe('a refused message', () => {
  it.each([
    [[], 'Check what you typed.'],
    [['link.id'], 'Check what you typed.'],
    [['message', 'link.key'], 'Check what you typed.'],
    [['message'], undefined],
    [['name', 'email'], undefined],
  ])('refused at %j says beside the button: %s', (paths, said) => {
    expect(unplacedProblem(refusedAt(...paths))).toBe(said)
  })
})
