import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  average,
  collection,
  collectionGroup,
  getAggregateFromServer,
  getCountFromServer,
  getDocs,
  limit,
  query,
  sum,
  where,
} from 'firebase/firestore'
import type { Firestore, Query } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  activityDocument,
  orderDocument,
  rsvpDocument,
  ticketDocument,
  uploadDocument,
  userDocument,
} from '../support/documents'
import { closeRules, databaseOf, ORGANISER, OTHER, seed } from '../support/rules'

const [ref, BUYER] = ['shareref33', 'berta']
const ids = ['id-of-berta', 'id-of-otto'] as const
const rsvps = `activities/${ref}/rsvps`

beforeAll(async () => {
  const owners = [
    [ids[0], BUYER],
    [ids[1], OTHER],
  ] as const
  const perPerson = owners.flatMap(([id, uid]) => [
    [`orders/${id}`, orderDocument(id, ref, uid, ORGANISER)],
    [`tickets/${id}`, ticketDocument(id, ref, uid, ORGANISER)],
    [`uploads/${id}`, uploadDocument(id, uid)],
    [`users/${uid}`, userDocument(uid)],
    [`${rsvps}/${uid}`, rsvpDocument(ref, uid, ORGANISER)],
  ])
  await seed({ ...Object.fromEntries(perPerson), [`activities/${ref}`]: activityDocument(ref, ORGANISER) })
})
afterAll(closeRules)

/** Lists that are meant: the collection, and the filter that makes it one's own. */
const OWN_LISTS: readonly [path: string, owner: string, field: string][] = [
  ['orders', BUYER, 'buyerUid'],
  ['tickets', BUYER, 'holderUid'],
  [rsvps, ORGANISER, 'organiserUid'],
]

type Question = (database: Firestore) => Query
const asking = (question: Question, uid: string | null) => databaseOf(uid).then(question)
const read = async (question: Question, uid: string | null) => getDocs(await asking(question, uid))
const count = async (question: Question, uid: string | null) =>
  getCountFromServer(await asking(question, uid))

describe.each(OWN_LISTS)('the list of %s', (path, owner, field) => {
  const own: Question = (db) => query(collection(db, path), where(field, '==', owner))

  it('is open to its owner, who asks for their own', async () => {
    const found = await assertSucceeds(read(own, owner))
    expect(found.docs.map((it) => it.get(field)).every((uid) => uid === owner)).toBe(true)
    expect(found.size).toBeGreaterThan(0)
  })

  it('is refused to everybody else who asks the same', async () => {
    for (const uid of ['somebody', null]) await assertFails(read(own, uid))
  })

  it.each<[string, Question]>([
    ['any filter', (db) => collection(db, path)],
    ['the filter, however few are asked for', (db) => query(collection(db, path), limit(1))],
    ['the right filter', (db) => query(collection(db, path), where('shareRef', '==', ref))],
    ['one person only', (db) => query(collection(db, path), where(field, 'in', [owner, OTHER]))],
  ])('is refused to its owner without %s', async (_, question) => {
    await assertFails(read(question, owner))
  })

  it('is counted by its owner and by nobody else', async () => {
    expect((await assertSucceeds(count(own, owner))).data().count).toBeGreaterThan(0)
    await assertFails(count(own, 'somebody'))
    await assertFails(count((db) => collection(db, path), owner))
  })

  it('is summed up for its owner only', async () => {
    const totals = { sum: sum('attempt'), average: average('attempt') }
    await assertSucceeds(getAggregateFromServer(await asking(own, owner), totals))
    await assertFails(getAggregateFromServer(await asking(own, 'somebody'), totals))
  })
})

/** Lists that are the server's to make, whatever somebody filters by. */
const NO_LISTS: readonly [path: string, filters: readonly [field: string, value: string][]][] = [
  ['users', [['uid', BUYER]]],
  [`users/${BUYER}/private`, [['uid', BUYER]]],
  [
    'activities',
    [
      ['organiser.uid', BUYER],
      ['audience', 'public'],
    ],
  ],
  [`activities/${ref}/tally`, [['organiserUid', BUYER]]],
  [`activities/${ref}/closing`, [['organiserUid', BUYER]]],
  [`activities/${ref}/stock`, [['pool', ref]]],
  [`activities/${ref}/promoCodes`, [['code', 'EARLY']]],
  [`activities/${ref}/tallyChanges`, [['day', '2026-11-20']]],
  ['uploads', [['ownerUid', BUYER]]],
  ['listings', [['phase', 'coming']]],
  ['calendarFeeds', [['uid', BUYER]]],
  ['ledger', [['organiserUid', BUYER]]],
  ['debts', [['organiserUid', BUYER]]],
  ['outbox', [['from', BUYER]]],
]

describe('what is not listed', () => {
  it.each(NO_LISTS)('%s is refused with every filter and without one', async (path, filters) => {
    const questions: Question[] = [
      (db) => collection(db, path),
      ...filters.map(([field, value]): Question => {
        return (db) => query(collection(db, path), where(field, '==', value))
      }),
    ]
    for (const question of questions) {
      for (const uid of [BUYER, null]) {
        await assertFails(read(question, uid))
        await assertFails(count(question, uid))
      }
    }
  })

  it('activities are for the server to list, also those that anybody may see and one’s own', async () => {
    const isActive = where('status', '==', 'active')
    const shown: Question = (db) =>
      query(collection(db, 'activities'), isActive, where('audience', '==', 'public'))
    const own: Question = (db) =>
      query(collection(db, 'activities'), isActive, where('organiser.uid', '==', ORGANISER))
    for (const question of [shown, own]) {
      await assertFails(read(question, ORGANISER))
      await assertFails(count(question, ORGANISER))
    }
  })

  it('a person’s own answers to an activity are one document, not a list', async () => {
    await assertFails(read((db) => query(collection(db, rsvps), where('uid', '==', BUYER)), BUYER))
  })
})

describe('a question across all collections of a name', () => {
  it.each([
    ['orders', 'buyerUid', BUYER],
    ['tickets', 'holderUid', BUYER],
    ['rsvps', 'uid', BUYER],
    ['rsvps', 'organiserUid', ORGANISER],
    ['tally', 'organiserUid', ORGANISER],
    ['closing', 'organiserUid', ORGANISER],
    ['private', 'uid', BUYER],
    ['stock', 'pool', ref],
    ['uploads', 'ownerUid', BUYER],
  ])('%s by %s is refused, also to whom it is about', async (name, field, uid) => {
    const question: Question = (db) => query(collectionGroup(db, name), where(field, '==', uid))
    await assertFails(read(question, uid))
    await assertFails(count(question, uid))
    await assertFails(read((db) => collectionGroup(db, name), uid))
  })
})
