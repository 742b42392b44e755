import { createServer, request as forward } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  forgetSession,
  isFreshSession,
  requireFreshSession,
} from '../../../functions/src/actions/access/require-fresh-session'
import type { Actor } from '../../../functions/src/domain/access/actor'
import { startInProject, stopInProcess } from '../../support/in-process'
import { deletePerson, disable, endSessions, guest, letSignInsCountFrom } from '../../support/people'
import type { Person } from '../../support/people'
import { stack } from '../../support/stack'

/** How often the identity provider was asked for accounts. */
let lookups = 0
let isDown = false
let counter: Server

/** Passes everything on to the identity provider, and counts. */
beforeAll(async () => {
  await startInProject(stack().GCLOUD_PROJECT)
  const [hostname, port] = stack().FIREBASE_AUTH_EMULATOR_HOST.split(':')
  counter = createServer((request, response) => {
    if (request.url?.includes('accounts:lookup')) lookups += 1
    if (isDown) {
      response.writeHead(500).end()
      return
    }
    const { method = 'GET', url: path = '/', headers } = request
    const onward = forward({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve))
  // The SDK keeps the address that it found first.
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${(counter.address() as AddressInfo).port}`
})
beforeEach(() => {
  lookups = 0
})
afterEach(() => {
  vi.useRealTimers()
  isDown = false
})
afterAll(() => {
  counter.close()
  stopInProcess()
})

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

/** Somebody with a token of that age; their session began two minutes ago. */
async function someone(tokenAge: number): Promise<Person & { readonly actor: Actor }> {
  const person = await guest()
  await letSignInsCountFrom(person, new Date(Date.now() - 180_000))
  const at = { signedInAt: secondsAgo(120), tokenMadeAt: secondsAgo(tokenAge) }
  return {
    ...person,
    actor: { uid: person.uid, standing: 'guest', email: null, name: null, picture: null, ...at },
  }
}

it('is looked up once for any number of requests of one person', async () => {
  const { actor } = await someone(60)
  await Promise.all(Array.from({ length: 200 }, () => requireFreshSession(actor)))
  for (let n = 0; n < 50; n++) await requireFreshSession(actor)
  console.warn(`250 requests of one person within 15 s: ${lookups} look-up`)
  expect(lookups).toBe(1)
})

it('is looked up together with a hundred others in a rush', async () => {
  const people = await Promise.all(Array.from({ length: 150 }, () => someone(60)))
  await Promise.all(people.map(({ actor }) => requireFreshSession(actor)))
  console.warn(`150 people at once: ${lookups} look-ups`)
  expect(lookups).toBeLessThanOrEqual(3)
})

it.each([
  [14, 0],
  [15, 1],
])('with a token of %s seconds costs %s look-ups', async (age, expected) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { actor } = await someone(age)
  await requireFreshSession(actor)
  expect(lookups).toBe(expected)
})

it.each([
  ['ended', endSessions],
  ['disabled', disable],
  ['deleted', deletePerson],
])('%s at the provider ends here fifteen seconds later, and not for others', async (_, end) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [ended, other] = [await someone(60), await someone(60)]
  const both = () => Promise.all([ended, other].map(({ actor }) => isFreshSession(actor)))
  expect(await both()).toEqual([true, true])
  await end(ended)
  vi.setSystemTime(Date.now() + 14_999)
  expect(await both()).toEqual([true, true])
  vi.setSystemTime(Date.now() + 1)
  expect(await both()).toEqual([false, true])
  await expect(requireFreshSession(ended.actor)).rejects.toMatchObject({ code: 'signed-out' })
})

it('ended through this instance ends at once, however young its token', async () => {
  const { actor, ...person } = await someone(0)
  await requireFreshSession(actor)
  await endSessions(person)
  forgetSession(actor.uid)
  await expect(requireFreshSession(actor)).rejects.toMatchObject({ code: 'signed-out' })
})

it('that cannot be looked up lets nobody in, and says when to try again', async () => {
  const { actor } = await someone(60)
  isDown = true
  await expect(requireFreshSession(actor)).rejects.toMatchObject({ code: 'busy' })
  isDown = false
  await requireFreshSession(actor)
})
