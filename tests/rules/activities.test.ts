import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { deleteDoc, doc, getDoc, onSnapshot, updateDoc } from 'firebase/firestore'
import { afterAll, describe, expect, it } from 'vitest'
import { ActivityStatus, Visibility } from 'functions/contract/activities/activity'
import {
  activityDocument,
  connectionDocument,
  newShareRef,
  orderDocument,
  rsvpDocument,
} from '../support/documents'
import { asServer, closeRules, databaseOf, ORGANISER, OTHER, seed } from '../support/rules'
import { eventually } from '../support/stack'

const INVITED = 'ines'
const [CONNECTED, ASKING] = ['carla', 'pablo']

/** An activity, with one person who has left an answer. */
async function place(over: Parameters<typeof activityDocument>[2]): Promise<string> {
  const ref = newShareRef()
  await seed({
    [`activities/${ref}`]: activityDocument(ref, ORGANISER, over),
    [`activities/${ref}/rsvps/${INVITED}`]: rsvpDocument(ref, INVITED, ORGANISER),
    [`connections/${CONNECTED}_${ORGANISER}`]: connectionDocument(CONNECTED, ORGANISER, true),
    [`connections/${ORGANISER}_${ASKING}`]: connectionDocument(ORGANISER, ASKING, false),
  })
  return ref
}

const get = async (ref: string, uid: string | null) => getDoc(doc(await databaseOf(uid), `activities/${ref}`))

afterAll(closeRules)

describe('who sees an activity', () => {
  const SHOWN: readonly ActivityStatus[] = ['active', 'inactive', 'cancelled']
  const cells = Visibility.options.flatMap((audience) =>
    ActivityStatus.options.map((status) => ({ audience, status })),
  )

  it.each(cells)('$audience and $status', async ({ audience, status }) => {
    const ref = await place({ audience, status })
    const shown = SHOWN.includes(status)
    const may: [uid: string | null, may: boolean][] = [
      [ORGANISER, status !== 'deleted'],
      [INVITED, shown],
      [CONNECTED, shown && audience !== 'private'],
      [ASKING, shown && audience === 'public'],
      [OTHER, shown && audience === 'public'],
      [null, shown && audience === 'public'],
    ]
    for (const [uid, allowed] of may) {
      await (allowed ? assertSucceeds(get(ref, uid)) : assertFails(get(ref, uid)))
    }
  })

  it('an answer to another activity opens nothing', async () => {
    const [open, closed] = [await place({}), newShareRef()]
    await seed({ [`activities/${closed}`]: activityDocument(closed, ORGANISER, { audience: 'private' }) })
    await assertSucceeds(get(open, INVITED))
    await assertFails(get(closed, INVITED))
  })
})

/** Follows a document; answers what came so far: titles, and the code of the error that ended it. */
async function follow(path: string, uid: string | null) {
  const came: { titles: unknown[]; error: string | null } = { titles: [], error: null }
  onSnapshot(
    doc(await databaseOf(uid), path),
    (snapshot) => came.titles.push(snapshot.get('title') ?? snapshot.get('status')),
    (error) => (came.error = error.code),
  )
  await until(came, () => came.titles.length === 1)
  return came
}

const until = <T>(came: T, satisfies: (came: T) => boolean) =>
  eventually(() => Promise.resolve(came), satisfies)

describe('a listener', () => {
  it('of a stranger ends when the activity becomes private; the invited go on', async () => {
    const ref = await place({})
    const [stranger, invited] = [
      await follow(`activities/${ref}`, OTHER),
      await follow(`activities/${ref}`, INVITED),
    ]
    await asServer((db) => updateDoc(doc(db, `activities/${ref}`), { audience: 'private', title: 'Secret' }))
    await until(stranger, ({ error }) => error === 'permission-denied')
    await until(invited, ({ titles }) => titles.includes('Secret'))
    expect([stranger.titles, invited.error]).toEqual([['Lantern walk'], null])
  })

  it('of somebody invited ends with their invitation: they see no later change', async () => {
    const ref = await place({ audience: 'private' })
    const [invited, organiser] = [
      await follow(`activities/${ref}`, INVITED),
      await follow(`activities/${ref}`, ORGANISER),
    ]
    await asServer(async (db) => {
      await deleteDoc(doc(db, `activities/${ref}/rsvps/${INVITED}`))
      await updateDoc(doc(db, `activities/${ref}`), { title: 'Secret' })
    })
    await until(organiser, ({ titles }) => titles.includes('Secret'))
    await until(invited, ({ error }) => error === 'permission-denied')
    expect(invited.titles).toEqual(['Lantern walk'])
  })

  it('of the organiser ends when the activity is deleted', async () => {
    const ref = await place({})
    const organiser = await follow(`activities/${ref}`, ORGANISER)
    await asServer((db) => updateDoc(doc(db, `activities/${ref}`), { status: 'deleted', title: 'Gone' }))
    await until(organiser, ({ error }) => error === 'permission-denied')
    expect(organiser.titles).toEqual(['Lantern walk'])
  })

  it('of an order ends when the order becomes somebody else’s', async () => {
    const [ref, id] = [newShareRef(), `order-${newShareRef()}`]
    await seed({ [`orders/${id}`]: orderDocument(id, ref, OTHER, ORGANISER) })
    const buyer = await follow(`orders/${id}`, OTHER)
    await asServer((db) => updateDoc(doc(db, `orders/${id}`), { buyerUid: INVITED, status: 'paid' }))
    await until(buyer, ({ error }) => error === 'permission-denied')
    expect(buyer.titles).toEqual(['held'])
  })
})
