import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DraftContent } from 'functions/contract/drafts/activity-draft'
import { sweepDrafts } from '../../../functions/src/actions/drafts/sweep-drafts'
import { sweepUploads } from '../../../functions/src/actions/uploads/sweep-uploads'
import { draft, draftContent, hosted } from '../../support/activities'
import { database } from '../../support/database'
import { uploadDocument } from '../../support/documents'
import { verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, send } from '../../support/requests'

let [person, other]: Person[] = []
beforeAll(async () => {
  ;[person, other] = await Promise.all([verifiedPerson('Dora Draft'), verifiedPerson('Otto Other')])
})

const me = () => person as Person
const newKey = () => `draft-${randomUUID()}`
const keep = (key: string, basis: number, over: Partial<DraftContent> = {}, by = me()) =>
  call('saveDraft', { key, draft: draftContent(over), basis }, by)
const read = async (key: string, by = me()) => (await call('readDraft', { key }, by)).saved

describe('a draft', () => {
  it('comes back on another device as it was written, complete or not', async () => {
    const key = newKey()
    const extra = { location: { name: '', address: '' }, nested: [[1], [2]], promocodes: [] }
    const { version, savedAt } = await keep(key, 0, extra)
    expect(await read(key)).toEqual({ key, version: 1, savedAt, draft: draftContent(extra) })
    expect(version).toBe(1)
    const { items } = await call('listDrafts', {}, me())
    expect(items[0]).toMatchObject({ key, shareRef: null, title: 'Lantern w', savedAt })
  })

  it('is nobody else’s, under the same name neither', async () => {
    const key = newKey()
    await keep(key, 0)
    expect(await read(key, other)).toBeNull()
    await keep(key, 0, { title: 'Another' }, other)
    expect((await read(key))?.draft.title).toBe('Lantern w')
  })

  it('is not overwritten by whoever has not seen its last version', async () => {
    const key = newKey()
    await keep(key, 0)
    await keep(key, 1, { title: 'On the phone' })
    await expect(keep(key, 1, { title: 'On the laptop' })).rejects.toThrow('another device')
    expect(await read(key)).toMatchObject({ version: 2, draft: { title: 'On the phone' } })
    expect((await keep(key, 2, { title: 'On the laptop' })).version).toBe(3)
  })

  it('is kept once when an answer was lost, and by one of two at once', async () => {
    const key = newKey()
    const [first, again] = [await keep(key, 0), await keep(key, 0)]
    expect(again).toEqual(first)
    const both = await Promise.allSettled([keep(key, 1, { title: 'One' }), keep(key, 1, { title: 'Two' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await read(key))?.version).toBe(2)
  })

  it('is gone once discarded, as often as that is asked', async () => {
    const key = newKey()
    await keep(key, 0)
    await call('discardDraft', { key }, me())
    await call('discardDraft', { key }, me())
    expect(await read(key)).toBeNull()
    await expect(keep(key, 1)).rejects.toThrow('conflict')
  })

  it('is thrown away late only as it was then: not once it was written on', async () => {
    const [key, untouched] = [newKey(), newKey()]
    await keep(key, 0)
    await keep(key, 1, { title: 'Written on elsewhere' })
    await keep(untouched, 0)
    for (const of of [key, untouched]) {
      for (let n = 0; n < 2; n++) await call('discardDraft', { key: of, version: 1 }, me())
    }
    expect([await read(key), await read(untouched)]).toMatchObject([{ version: 2 }, null])
  })

  it('ends with the activity that it became, and stays when it was written on meanwhile', async () => {
    const [key, later] = [newKey(), newKey()]
    await keep(key, 0)
    await keep(later, 0)
    await keep(later, 1, { title: 'Written on' })
    const create = (writtenIn: { key: string; version: number }, idempotencyKey: string = randomUUID()) =>
      send('createActivity', { body: draft({ status: 'draft', writtenIn }) }, me(), {
        'Idempotency-Key': idempotencyKey,
      })
    const once = randomUUID()
    const answers = [await create({ key, version: 1 }, once), await create({ key, version: 9 }, once)]
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(await read(key)).toBeNull()
    await create({ key: later, version: 1 })
    expect((await read(later))?.draft.title).toBe('Written on')
  })

  it('of a saved activity ends with its save, and is listed as what it changes', async () => {
    const { shareRef } = await hosted({}, me())
    await keep(shareRef, 0, { title: 'Changed' })
    const { items } = await call('listDrafts', {}, me())
    expect(items.find((it) => it.key === shareRef)).toMatchObject({ shareRef, title: 'Changed' })
    const writtenIn = { key: shareRef, version: 1 }
    await ask('updateActivity', { params: { shareRef }, body: draft({ writtenIn }) }, me())
    expect(await read(shareRef)).toBeNull()
  })
})

describe('a draft that is left alone', () => {
  const forgotten = () => database().collection('activityDrafts').where('ownerUid', '==', me().uid)

  it('is forgotten after ninety days, and not before', async () => {
    const [old, young] = [newKey(), newKey()]
    await keep(old, 0, { title: 'Old' })
    await keep(young, 0)
    const [doc] = (await forgotten().where('key', '==', old).get()).docs
    const days = (Date.parse(String(doc?.get('sweepAt'))) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(89.9)
    await doc?.ref.update({ sweepAt: '2000-01-01T00:00:00.000Z' })
    await sweepDrafts('2000-01-02T00:00:00.000Z')
    expect([await read(old), (await read(young))?.version]).toEqual([null, 1])
  })

  it('keeps its pictures, which go when it is gone', async () => {
    const [key, id] = [newKey(), randomUUID()]
    const url = `/app/pictures/${id}/960.webp`
    const upload = uploadDocument(id, me().uid, { status: 'ready', url, purpose: 'activity' })
    const doc = database().doc(`uploads/${id}`)
    await doc.set({ ...upload, sweepAt: '2000-01-01T00:00:00.000Z' })
    await keep(key, 0, { thumbnail: url, media: [{ type: 'image', url, altText: '', isFeatured: true }] })
    await sweepUploads('2000-01-01T00:00:01.000Z')
    expect((await doc.get()).get('sweepAt')).toBe('2000-01-02T00:00:01.000Z')
    await call('discardDraft', { key }, me())
    await sweepUploads('2000-01-02T00:00:02.000Z')
    expect((await doc.get()).exists).toBe(false)
  })
})
