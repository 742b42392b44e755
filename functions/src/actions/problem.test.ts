import { describe, expect, it } from 'vitest'
import { Refusal } from '../domain/refusal'
import { problemOf } from './problem'

/** An error as the database's client has it. */
const fromDatabase = (code: number) =>
  Object.assign(new Error(`${code}`), { code, details: '', metadata: {} })

describe('what a person is told of an error', () => {
  it.each([
    ['aborted, since others write the same', 10],
    ['not there in time', 4],
    ['exhausted', 8],
    ['unavailable', 14],
  ])('is to try again where the database is %s', (_, code) => {
    expect(problemOf(fromDatabase(code), 'r1')).toMatchObject({ status: 503, code: 'busy', requestId: 'r1' })
  })

  it.each([
    ['the database lacks an index', fromDatabase(9)],
    ['another service has such a number', Object.assign(new Error('exit'), { code: 14 })],
    ['something of ours is broken', new TypeError('x is not a function')],
  ])('is no more than a number where %s', (_, error) => {
    const problem = problemOf(error, 'r1')
    expect([problem.status, problem.code]).toEqual([500, 'internal'])
    expect(problem.detail).not.toContain(error.message)
  })

  it('is what was raised on purpose', () => {
    expect(problemOf(new Refusal('conflict', 'Look again.'), 'r1')).toMatchObject({
      status: 409,
      detail: 'Look again.',
    })
  })
})
