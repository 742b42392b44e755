import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WaitListEntry } from 'functions/contract/wait-list/wait-list'
import { findFirstFitting, waitDoc } from '../../../functions/src/store/wait-list/wait-list-entries'
import { startInProcess, stopInProcess } from '../../support/in-process'

beforeAll(startInProcess)
afterAll(stopInProcess)

const TYPE = 'abcdefghjk'

function waitOf(uid: string, quantity: number, waitingSince: string): WaitListEntry {
  return {
    uid,
    shareRef: 'mnpqrstuvw',
    ticketTypeRef: TYPE,
    person: { fullName: uid, email: `${uid}@example.com` },
    quantity,
    state: 'waiting',
    waitingSince,
    joinedAt: waitingSince,
    stockIds: [],
    endsAt: null,
    offers: 0,
  }
}

it('finds who came first among all whom the free tickets are enough for, also where more than thirty are free', async () => {
  const waits = [
    waitOf('one-of-fifty', 50, '2026-11-01T10:00:00.000Z'),
    waitOf('two-of-thirty-one', 31, '2026-11-01T10:01:00.000Z'),
    waitOf('three-of-one', 1, '2026-11-01T10:02:00.000Z'),
    waitOf('four-of-thirty', 30, '2026-11-01T10:03:00.000Z'),
  ]
  for (const wait of waits.toReversed()) await waitDoc(TYPE, wait.uid).set(wait)
  const first = async (free: number) => (await findFirstFitting(TYPE, free))?.wait.uid
  expect(await Promise.all([50, 49, 31, 30, 1, 0].map(first))).toEqual([
    'one-of-fifty',
    'two-of-thirty-one',
    'two-of-thirty-one',
    'three-of-one',
    'three-of-one',
    undefined,
  ])
})
