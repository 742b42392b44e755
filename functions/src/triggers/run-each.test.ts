import { expect, it } from 'vitest'
import { runEach } from './run-each'

const NOW = '2026-11-21T10:00:00.000Z'

it('a sweep that fails does not keep the others waiting, and is told of at the end', async () => {
  const ran: string[] = []
  const run = (name: string) => (now: string) => Promise.resolve(ran.push(`${name} at ${now}`))
  const failing = () => Promise.reject(new Error('Out of order'))
  const error = runEach({ first: run('first'), failing, last: run('last') }, NOW)
  await expect(error).rejects.toMatchObject({ errors: [new Error('Out of order')] })
  expect(ran).toEqual([`first at ${NOW}`, `last at ${NOW}`])
})

it('sweeps that all succeed end without a word', async () => {
  await expect(runEach({ only: () => Promise.resolve() }, NOW)).resolves.toBeUndefined()
})
