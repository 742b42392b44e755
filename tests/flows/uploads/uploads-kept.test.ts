import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActivitySaveInput } from 'functions/contract/activities/activity-save'
import type { Upload } from 'functions/contract/uploads/upload'
import { storeUpload } from '../../../functions/src/actions/uploads/store-upload'
import { sweepUploads } from '../../../functions/src/actions/uploads/sweep-uploads'
import { draft } from '../../support/activities'
import { clientOf } from '../../support/client'
import type { Client } from '../../support/client'
import { database, isKept, keepFile } from '../../support/database'
import { uploadDocument } from '../../support/documents'
import { verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send } from '../../support/requests'
import { upload } from '../../support/uploads'

let [person, other]: Person[] = []
let client: Client
let picture: Buffer
beforeAll(async () => {
  ;[person, other] = await Promise.all([verifiedPerson('Uma Upload'), verifiedPerson('Otto Other')])
  client = await clientOf(person)
  const create = { width: 40, height: 30, channels: 3, background: '#00ff00' } as const
  picture = await sharp({ create }).png().toBuffer()
})
afterAll(() => client.close())

const by = () => person as Person
const sent = (purpose: 'activity' | 'other') =>
  upload({ bytes: picture, contentType: 'image/png', purpose }, by(), client)
const showing = (...urls: (string | null)[]): Partial<ActivitySaveInput> => ({
  media: urls.map((url, index) => ({ type: 'image', url: url ?? '', altText: '', isFeatured: index === 0 })),
})
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const isThere = async ({ id }: Upload) =>
  [(await database().doc(`uploads/${id}`).get()).exists, await isKept(`pictures/${id}/960.webp`)] as const
/** Sweeps as if it were later, and only what this test has made: other tests' uploads would be taken from under them. */
async function sweepIn(hours: number, ...uploads: Upload[]) {
  const shift = (iso: string) => new Date(Date.parse(iso) - hours * 3_600_000 - 1e12).toISOString()
  for (const { id } of uploads) {
    const doc = database().doc(`uploads/${id}`)
    const sweepAt = (await doc.get()).get('sweepAt') as string | null
    if (sweepAt !== null) await doc.update({ sweepAt: shift(sweepAt) })
  }
  await sweepUploads(new Date(Date.now() - 1e12).toISOString())
}

describe('what was uploaded for an activity', () => {
  it('is forgotten with its files after a day, unless an activity was saved with it', async () => {
    const [used, unused, profile] = await Promise.all([sent('activity'), sent('activity'), sent('other')])
    await ask('createActivity', { body: draft(showing(used.url)) }, by())
    await sweepIn(23, used, unused, profile)
    expect(await isThere(unused)).toEqual([true, true])
    await sweepIn(2, unused)
    expect(await isThere(unused)).toEqual([false, false])
    expect([await isThere(used), await isThere(profile)]).toEqual([
      [true, true],
      [true, true],
    ])
  })

  it('is refused at its item once it is forgotten, and so is what belongs to somebody else', async () => {
    const mine = await sent('activity')
    const gone = `/app/pictures/${randomUUID()}/960.webp`
    const body = draft(showing(mine.url, gone))
    const problem = problemIn(await send('createActivity', { body }, by()))
    expect([problem.status, problem.errors?.map((it) => it.path)]).toEqual([400, ['media.1.url']])
    const theft = await send('createActivity', { body: draft(showing(mine.url)) }, other as Person)
    expect(problemIn(theft).errors).toEqual([{ path: 'media.0.url', message: problem.errors?.[0]?.message }])
    const { shareRef } = await ask('createActivity', { body: draft(showing(mine.url)) }, by())
    const again = { params: { shareRef }, body: draft(showing(gone, mine.url)) }
    expect(problemIn(await send('updateActivity', again, by())).errors?.[0]?.path).toBe('media.0.url')
    await ask('updateActivity', { ...again, body: draft(showing(mine.url, '/covers/kite-day.webp')) }, by())
  })
})

describe('an upload that nobody finished', () => {
  it('is forgotten after a day, and so is the file that arrives afterwards', async () => {
    const { uploadId, path } = await call('requestUpload', { contentType: 'image/png', size: 9 }, by())
    const doc = await database().doc(`uploads/${uploadId}`).get()
    expect(Date.parse(doc.get('sweepAt') as string)).toBeGreaterThan(Date.parse(inHours(23)))
    await sweepIn(25, uploadDocument(uploadId, by().uid))
    expect((await database().doc(`uploads/${uploadId}`).get()).exists).toBe(false)
    await keepFile(path, picture)
    await storeUpload(path)
    expect(await isKept(path)).toBe(false)
  })

  it('is looked at again after a crash, with one end, and given up after some', async () => {
    const [one, two] = [
      uploadDocument(randomUUID(), by().uid),
      uploadDocument(randomUUID(), by().uid, { attempts: 4 }),
    ]
    for (const it of [one, two]) {
      await database().doc(`uploads/${it.id}`).set(it)
      // A bucket's trigger and these calls look at the same file at once.
      await keepFile(`uploads/${it.ownerUid}/${it.id}`, picture)
      await Promise.all([
        storeUpload(`uploads/${it.ownerUid}/${it.id}`),
        storeUpload(`uploads/${it.ownerUid}/${it.id}`),
      ])
      await storeUpload(`uploads/${it.ownerUid}/${it.id}`)
    }
    const [first, second] = await Promise.all(
      [one, two].map((it) => database().doc(`uploads/${it.id}`).get()),
    )
    expect([first?.get('status'), first?.get('url')]).toEqual(['ready', `/app/pictures/${one.id}/960.webp`])
    expect([second?.get('status'), second?.get('reason')]).toEqual([
      'refused',
      expect.stringContaining('could not read this file'),
    ])
  })
})
