import { randomUUID } from 'node:crypto'
import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing'
import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing'
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage'
import type { FirebaseStorage } from 'firebase/storage'
import { afterAll, beforeAll, describe, it } from 'vitest'
import {
  MAX_PICTURE_BYTES,
  MAX_VIDEO_BYTES,
  PICTURE_TYPES,
  VIDEO_TYPES,
} from 'functions/contract/uploads/upload'
import type { Upload } from 'functions/contract/uploads/upload'
import { database } from '../support/database'
import { uploadDocument } from '../support/documents'
import { CONFIRMED, TOKENS } from '../support/rules'
import { stack } from '../support/stack'

let environment: RulesTestEnvironment

/** Another bucket under the same rules, whose files no trigger looks at. */
const BUCKET = 'gs://demo-turnout-rules.appspot.com'

// The rules of the running stack, which read the stack's own database; so these documents live there.
beforeAll(async () => {
  const { FIREBASE_STORAGE_EMULATOR_HOST, GCLOUD_PROJECT: projectId } = stack()
  const [host = '', port] = FIREBASE_STORAGE_EMULATOR_HOST.split(':')
  environment = await initializeTestEnvironment({ projectId, storage: { host, port: Number(port) } })
})
afterAll(() => environment.cleanup())

/** The bucket as somebody signed in sees it, or as nobody in particular does. */
function bucketOf(uid: string | null): FirebaseStorage {
  const context =
    uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid, CONFIRMED)
  return context.storage(BUCKET)
}

/** A name that the server has issued to somebody. */
async function issued(over: Partial<Upload> = {}): Promise<{ id: string; uid: string; path: string }> {
  const [id, uid] = [randomUUID(), over.ownerUid ?? `owner-${randomUUID().slice(0, 8)}`]
  await database()
    .doc(`uploads/${id}`)
    .set(uploadDocument(id, uid, over))
  return { id, uid, path: `uploads/${uid}/${id}` }
}

/** Uploads to one's own name, by a token. */
async function putByToken(claims: TokenOptions) {
  const { uid, path } = await issued()
  const bucket = environment.authenticatedContext(uid, claims).storage(BUCKET)
  return uploadBytes(ref(bucket, path), new Uint8Array(4), { contentType: 'image/png' })
}

function put(uid: string | null, path: string, over: { size?: number; contentType?: string } = {}) {
  const { size = 4, contentType = 'image/png' } = over
  return uploadBytes(ref(bucketOf(uid), path), new Uint8Array(size), { contentType })
}

describe('a file', () => {
  it.each(TOKENS)('comes in with %s as far as the functions let one in', async (_, claims, isLetIn) => {
    const put = putByToken(claims)
    await (isLetIn ? assertSucceeds(put) : assertFails(put))
  })

  it('goes where its owner was told to put it, and nobody else can put one there', async () => {
    const { uid, path } = await issued()
    await assertFails(put('somebody-else', path))
    await assertFails(put(null, path))
    await assertSucceeds(put(uid, path))
  })

  it('may come in pieces', async () => {
    const { uid, path } = await issued()
    const task = uploadBytesResumable(ref(bucketOf(uid), path), new Uint8Array(600_000), {
      contentType: 'image/png',
    })
    await assertSucceeds(Promise.resolve(task))
    const other = await issued()
    const foreign = uploadBytesResumable(ref(bucketOf(uid), other.path), new Uint8Array(600_000), {
      contentType: 'image/png',
    })
    await assertFails(Promise.resolve(foreign))
  })

  it.each([
    ['no bytes', 0, false],
    ['one byte', 1, true],
    ['a byte less than the most', MAX_PICTURE_BYTES - 1, true],
    ['the most bytes', MAX_PICTURE_BYTES, true],
    ['a byte more than the most', MAX_PICTURE_BYTES + 1, false],
  ])('of %s: %i', async (_, size, accepted) => {
    const { uid, path } = await issued()
    const upload = put(uid, path, { size })
    await (accepted ? assertSucceeds(upload) : assertFails(upload))
  })

  it.each([
    ['larger than any picture', MAX_PICTURE_BYTES + 1, true],
    ['a byte more than the most', MAX_VIDEO_BYTES + 1, false],
  ])('that is a video may be %s: %i', async (_, size, accepted) => {
    const { uid, path } = await issued({ contentType: 'video/mp4' })
    const upload = put(uid, path, { size, contentType: 'video/mp4' })
    await (accepted ? assertSucceeds(upload) : assertFails(upload))
  })

  it('that was announced as a picture is not as large as a video', async () => {
    const [picture, video] = [await issued(), await issued({ contentType: 'video/webm' })]
    const size = MAX_PICTURE_BYTES + 1
    await assertFails(put(picture.uid, picture.path, { size, contentType: 'video/webm' }))
    await assertSucceeds(put(video.uid, video.path, { size, contentType: 'video/webm' }))
  })

  it.each([...PICTURE_TYPES, ...VIDEO_TYPES])(
    'is taken as %s, when that was announced',
    async (contentType) => {
      const { uid, path } = await issued({ contentType })
      await assertSucceeds(put(uid, path, { contentType }))
    },
  )

  it('is refused as anything but a picture or video, and as another type than was announced', async () => {
    const { uid, path } = await issued({ contentType: 'image/png' })
    const others = [
      'image/svg+xml',
      'text/html',
      'application/octet-stream',
      'video/x-matroska',
      'audio/mpeg',
      'image/',
      'png',
      '',
    ]
    for (const contentType of [...others, 'image/jpeg', 'video/mp4', 'IMAGE/PNG']) {
      await assertFails(put(uid, path, { contentType }))
    }
    await assertSucceeds(put(uid, path, { contentType: 'image/png' }))
  })

  it('is refused as what is no picture, even if that had been announced', async () => {
    const { id, uid, path } = await issued()
    const [picture, drawing] = ['image/png', 'image/svg+xml']
    for (const [contentType, accepted] of [
      [drawing, false],
      [picture, true],
    ] as const) {
      await database().doc(`uploads/${id}`).update({ contentType })
      const upload = put(uid, path, { contentType })
      await (accepted ? assertSucceeds(upload) : assertFails(upload))
    }
  })

  it('is refused at every name but the one that was issued', async () => {
    const { id, uid, path } = await issued()
    const others = [
      `uploads/${uid}/my-picture`,
      `uploads/${uid}/${id}/more`,
      `uploads/${id}`,
      `uploads/somebody-else/${id}`,
      `pictures/${id}/960.webp`,
      id,
    ]
    for (const other of others) await assertFails(put(uid, other))
    await assertSucceeds(put(uid, path))
  })

  it('is refused under a name that was issued to somebody else, in one’s own folder or theirs', async () => {
    const [mine, theirs] = [await issued(), await issued()]
    await assertFails(put(mine.uid, `uploads/${mine.uid}/${theirs.id}`))
    await assertFails(put(mine.uid, theirs.path))
    await assertSucceeds(put(theirs.uid, theirs.path))
  })

  it.each(['ready', 'refused'] as const)('is refused once its upload is %s', async (status) => {
    const done = await issued({ status })
    await assertFails(put(done.uid, done.path))
    const waiting = await issued({ ownerUid: done.uid })
    await assertSucceeds(put(waiting.uid, waiting.path))
  })

  it('is not overwritten after the server has looked at it', async () => {
    const { id, uid, path } = await issued()
    await assertSucceeds(put(uid, path))
    await database().doc(`uploads/${id}`).update({ status: 'ready' })
    await assertFails(put(uid, path))
  })
})

describe('what is there', () => {
  type Look = (storage: FirebaseStorage, path: string) => Promise<unknown>
  const LOOKS: [string, Look][] = [
    ['read', (storage, path) => getBytes(ref(storage, path))],
    ['linked to', (storage, path) => getDownloadURL(ref(storage, path))],
    ['described', (storage, path) => getMetadata(ref(storage, path))],
    ['relabelled', (storage, path) => updateMetadata(ref(storage, path), { contentType: 'text/html' })],
    ['deleted', (storage, path) => deleteObject(ref(storage, path))],
    ['listed', (storage, path) => listAll(ref(storage, path.replace(/\/[^/]+$/, '')))],
    ['listed from the top', (storage) => listAll(ref(storage))],
  ]
  const paths = ['uploads/kept/file', 'pictures/kept-picture/960.webp', 'videos/kept-video.mp4']

  beforeAll(async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const storage = context.storage(BUCKET)
      for (const path of paths) await uploadBytes(ref(storage, path), new Uint8Array(4))
    })
  })

  it.each(LOOKS)('is not %s by anybody, its owner included', async (_, look) => {
    for (const path of paths) {
      for (const uid of ['kept', 'somebody', null]) await assertFails(look(bucketOf(uid), path))
    }
  })

  it('is there, and the server may do all of it', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const storage = context.storage(BUCKET)
      for (const [, look] of LOOKS.filter(([name]) => name !== 'deleted')) {
        for (const path of paths) await assertSucceeds(look(storage, path))
      }
    })
  })
})
