import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { collection, deleteDoc, doc, getDoc, getDocs, onSnapshot, updateDoc } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  activityDocument,
  closingDocument,
  newShareRef,
  rsvpDocument,
  tallyDocument,
  teamMemberDocument,
} from '../support/documents'
import { asServer, closeRules, databaseOf, ORGANISER, OTHER, seed } from '../support/rules'
import { eventually } from '../support/stack'

const [ref, MANAGER, DOOR] = [newShareRef(), 'mia', 'dora']

beforeAll(async () => {
  await seed({
    [`activities/${ref}`]: activityDocument(ref, ORGANISER, { status: 'draft' }),
    [`activities/${ref}/tally/current`]: tallyDocument(ref, ORGANISER),
    [`activities/${ref}/closing/current`]: closingDocument(ref, ORGANISER),
    [`activities/${ref}/rsvps/${OTHER}`]: rsvpDocument(ref, OTHER, ORGANISER),
    [`activities/${ref}/checkIns/ticket-0001`]: { key: 'ticket-0001', shareRef: ref, isIn: true },
    [`activities/${ref}/team/${MANAGER}`]: teamMemberDocument(ref, MANAGER, ORGANISER, 'manager'),
    [`activities/${ref}/team/${DOOR}`]: teamMemberDocument(ref, DOOR, ORGANISER, 'door'),
  })
})
afterAll(closeRules)

describe('a team', () => {
  it.each([
    ['the activity', '', [MANAGER, DOOR]],
    ['the numbers', '/tally/current', [MANAGER]],
    ['how far its refunds are', '/closing/current', [MANAGER]],
    ['an answer', `/rsvps/${OTHER}`, [MANAGER, OTHER]],
    ['who was let in', '/checkIns/ticket-0001', []],
    ['its managers’ places', `/team/${MANAGER}`, [MANAGER]],
  ] as const)('sees %s as far as the role goes', async (_, path, readers) => {
    for (const uid of [MANAGER, DOOR, OTHER, null]) {
      const read = getDoc(doc(await databaseOf(uid), `activities/${ref}${path}`))
      await ((readers as readonly (string | null)[]).includes(uid) ? assertSucceeds(read) : assertFails(read))
    }
  })

  it('sees no deleted activity, and sees one that is a draft', async () => {
    const gone = newShareRef()
    await seed({
      [`activities/${gone}`]: activityDocument(gone, ORGANISER, { status: 'draft' }),
      [`activities/${gone}/team/${MANAGER}`]: teamMemberDocument(gone, MANAGER, ORGANISER, 'manager'),
      [`activities/${gone}/team/${DOOR}`]: teamMemberDocument(gone, DOOR, ORGANISER, 'door'),
    })
    const look = async (uid: string) => getDoc(doc(await databaseOf(uid), `activities/${gone}`))
    for (const uid of [MANAGER, DOOR]) await assertSucceeds(look(uid))
    await asServer((db) => updateDoc(doc(db, `activities/${gone}`), { status: 'deleted' }))
    for (const uid of [MANAGER, DOOR]) await assertFails(look(uid))
  })

  it('lists all answers as a manager, and nobody lists the team', async () => {
    const list = async (uid: string, name: string) =>
      getDocs(collection(await databaseOf(uid), `activities/${ref}/${name}`))
    await assertSucceeds(list(MANAGER, 'rsvps'))
    await assertFails(list(DOOR, 'rsvps'))
    for (const uid of [ORGANISER, MANAGER, DOOR]) await assertFails(list(uid, 'team'))
  })

  it('stops following the numbers when the role ends', async () => {
    const path = `activities/${ref}/tally/current`
    const came: { views: unknown[]; error: string | null } = { views: [], error: null }
    onSnapshot(
      doc(await databaseOf(MANAGER), path),
      (snapshot) => came.views.push(snapshot.get('views')),
      (error) => (came.error = error.code),
    )
    await eventually(
      () => Promise.resolve(came),
      ({ views }) => views.length === 1,
    )
    await asServer(async (db) => {
      await deleteDoc(doc(db, `activities/${ref}/team/${MANAGER}`))
      await updateDoc(doc(db, path), { views: 7 })
    })
    await eventually(
      () => Promise.resolve(came),
      ({ error }) => error === 'permission-denied',
    )
    expect(came.views).toEqual([0])
  })
})
