import fc from 'fast-check'
import { expect, it } from 'vitest'
import { connectionId, connectionStatusOf, otherOf } from './connection-rules'

const between = (requestedBy: string, isAccepted: boolean) => ({
  uids: ['ana', 'bo'] as [string, string],
  requestedBy,
  isAccepted,
  since: '2026-12-01T12:00:00.000Z',
})

it('two people have one id, whoever asks', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => connectionId(a, b) === connectionId(b, a)))
})

it.each([
  ['ana', false, 'connection-requested', 'connection-request-received'],
  ['bo', false, 'connection-request-received', 'connection-requested'],
  ['ana', true, 'connected', 'connected'],
] as const)('a request of %s, accepted %s, is for the two what it is', (by, isAccepted, ana, bo) => {
  const connection = between(by, isAccepted)
  expect([connectionStatusOf(connection, 'ana'), connectionStatusOf(connection, 'bo')]).toEqual([ana, bo])
})

it('each of two has the other', () => {
  expect([otherOf(between('ana', true), 'ana'), otherOf(between('ana', true), 'bo')]).toEqual(['bo', 'ana'])
})
