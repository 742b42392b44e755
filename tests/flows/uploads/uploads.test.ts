import { ref, uploadBytes, uploadBytesResumable } from 'firebase/storage'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PICTURE_WIDTHS } from 'functions/contract/uploads/upload'
import type { Upload } from 'functions/contract/uploads/upload'
import { draft } from '../../support/activities'
import { clientOf } from '../../support/client'
import type { Client } from '../../support/client'
import { isKept } from '../../support/database'
import { verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, sendCall } from '../../support/requests'
import { eventually } from '../../support/stack'
import { bytesAt, served, settled, upload as send } from '../../support/uploads'

let person: Person
let client: Client
beforeAll(async () => {
  person = await verifiedPerson('Pia Picture')
  client = await clientOf(person)
})
afterAll(() => client.close())

/** Two colours beside each other, so that a turned picture can be told; more of them make a bigger file. */
function canvas(width: number, height: number) {
  const left = {
    create: { width: Math.floor(width / 2), height, channels: 3, background: '#ff0000' },
  } as const
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: left, left: 0, top: 0 },
  ])
}

/** A photograph as a phone takes it: it lies on its side, and says where it was taken. */
function photograph(): Promise<Buffer> {
  const [latitude, longitude] = [{ GPSLatitude: '38/1 42/1 0/1' }, { GPSLongitude: '9/1 8/1 0/1' }]
  const exif = { IFD0: { Make: 'Secret Camera Company' }, IFD3: { ...latitude, ...longitude } }
  return canvas(2000, 1000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

type ContentType = Upload['contentType']

const requestFor = (bytes: Buffer, contentType: ContentType) =>
  call('requestUpload', { contentType, size: bytes.length }, person)
const upload = (bytes: Buffer, contentType: ContentType) => send({ bytes, contentType }, person, client)
const sizeOf = async (path: string) => sharp(await bytesAt(path)).metadata()

describe('a photograph', () => {
  let photo: Buffer
  let done: Upload

  beforeAll(async () => {
    photo = await photograph()
    done = await upload(photo, 'image/jpeg')
  })

  it('becomes ready, with an address', () => {
    expect(done).toMatchObject({
      status: 'ready',
      ownerUid: person.uid,
      url: `/app/pictures/${done.id}/960.webp`,
      reason: null,
    })
  })

  it.each(PICTURE_WIDTHS)(
    'is there %i pixels wide, upright and without a word of where it was taken',
    async (width) => {
      const before = await sharp(photo).metadata()
      expect([before.orientation, before.exif?.includes('Secret Camera')]).toEqual([6, true])
      const picture = await sizeOf(`/app/pictures/${done.id}/${width}.webp`)
      const upright = Math.min(width, 1000)
      expect(picture).toMatchObject({ format: 'webp', width: upright, height: upright * 2 })
      expect([picture.exif, picture.xmp, picture.iptc, picture.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
    },
  )

  it('is served as a picture that never changes', async () => {
    const response = await served(done.url ?? '')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toMatch(/public.*max-age=31536000.*immutable/)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 4).toString() + bytes.subarray(8, 12).toString()).toBe('RIFFWEBP')
    expect(bytes.includes('Secret')).toBe(false)
  })

  it('is not kept as it came', async () => {
    const path = `uploads/${person.uid}/${done.id}`
    await eventually(
      () => isKept(path),
      (kept) => !kept,
    )
    expect(await isKept(`pictures/${done.id}/960.webp`)).toBe(true)
  })

  it('can be the picture of an activity', async () => {
    const media = [{ type: 'image', url: done.url ?? '', altText: 'Red and blue', isFeatured: true }] as const
    const { shareRef } = await ask('createActivity', { body: draft({ media: [...media] }) }, person)
    const activity = await ask('readActivity', { params: { shareRef } }, null)
    expect(activity.thumbnail).toBe(done.url)
  })

  it('cannot be replaced under its name', async () => {
    const place = ref(client.storage, `uploads/${person.uid}/${done.id}`)
    const again = uploadBytes(place, photo, { contentType: 'image/jpeg' })
    await expect(again).rejects.toMatchObject({ code: 'storage/unauthorized' })
  })
})

describe('a picture', () => {
  it.each<[ContentType, (picture: Sharp) => Sharp]>([
    ['image/png', (picture) => picture.png()],
    ['image/webp', (picture) => picture.webp()],
    ['image/gif', (picture) => picture.gif()],
  ])('as %s is made into ours, and a small one stays small', async (contentType, encode) => {
    const done = await upload(await encode(canvas(300, 200)).toBuffer(), contentType)
    expect(done.status).toBe('ready')
    expect(await sizeOf(done.url ?? '')).toMatchObject({ format: 'webp', width: 300, height: 200 })
  })

  it('may come in pieces', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const create = { width: 700, height: 700, channels: 3, background: '#888888', noise } as const
    const bytes = await sharp({ create }).png().toBuffer()
    expect(bytes.length).toBeGreaterThan(256 * 1024)
    const { uploadId, path } = await requestFor(bytes, 'image/png')
    const task = uploadBytesResumable(ref(client.storage, path), bytes, { contentType: 'image/png' })
    const seen: number[] = []
    task.on('state_changed', (snapshot) => seen.push(snapshot.bytesTransferred))
    await task
    expect(seen.length).toBeGreaterThan(1)
    expect((await settled(uploadId)).status).toBe('ready')
  })
})

describe('a picture that moves', () => {
  /** A white line falls through black, so that no frame is like the one before. */
  const moving = (frames: number, size = 64) => {
    const pixels = Buffer.alloc(size * size * 3 * frames)
    const line = size * 3
    for (let n = 0; n < frames; n++) {
      const start = (n * size + (n % size)) * line
      pixels.fill(255, start, start + line)
    }
    const raw = { width: size, height: size * frames, channels: 3, pageHeight: size } as const
    const delay = Array.from({ length: frames }, () => 100)
    return sharp(pixels, { raw }).gif({ loop: 0, delay }).toBuffer()
  }

  it('goes on moving, and comes to rest within five seconds', async () => {
    const done = await upload(await moving(8), 'image/gif')
    const picture = await sizeOf(done.url ?? '')
    expect(picture).toMatchObject({ format: 'webp', pages: 8, width: 64, loop: 6 })
    const [once] = picture.delay ?? []
    expect((once ?? 0) * 8 * (picture.loop ?? 0)).toBeLessThanOrEqual(5000)
  })

  it('stands still when there is too much of it', async () => {
    const bytes = await moving(151, 16)
    expect((await sharp(bytes).metadata()).pages).toBe(151)
    const { pages, ...picture } = await sizeOf((await upload(bytes, 'image/gif')).url ?? '')
    expect([pages, picture.format, picture.width, picture.height]).toEqual([undefined, 'webp', 16, 16])
  })
})

describe('a picture of a few bytes and very many pixels', () => {
  it('is refused before it is unpacked, with a reason', async () => {
    const flat = { width: 12_000, height: 12_000, channels: 3, background: '#ffffff' } as const
    const bomb = await sharp({ create: flat, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const done = await upload(bomb, 'image/png')
    expect(done).toMatchObject({ status: 'refused', reason: expect.stringContaining('50 million pixels') })
  })
})

describe('a file that only calls itself a picture', () => {
  it.each([
    ['text', Buffer.from('I am a text and no picture.')],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['the first half of one', null],
  ])('%s is refused with a reason, served nowhere and not kept', async (_, bytes) => {
    const half = (await canvas(400, 400).png().toBuffer()).subarray(0, 300)
    const done = await upload(bytes ?? half, 'image/png')
    expect(done).toMatchObject({
      status: 'refused',
      url: null,
      reason: expect.stringContaining('not a picture'),
    })
    expect((await served(`/app/pictures/${done.id}/960.webp`)).status).toBe(404)
    const path = `uploads/${person.uid}/${done.id}`
    await eventually(
      () => isKept(path),
      (kept) => !kept,
    )
  })
})

describe('a name', () => {
  it('is of no use to another person', async () => {
    const bytes = await canvas(300, 200).png().toBuffer()
    const { uploadId, path } = await requestFor(bytes, 'image/png')
    const other = await clientOf(await verifiedPerson('Otto Other'))
    const theft = uploadBytes(ref(other.storage, path), bytes, { contentType: 'image/png' })
    await expect(theft).rejects.toMatchObject({ code: 'storage/unauthorized' })
    await other.close()
    await uploadBytes(ref(client.storage, path), bytes, { contentType: 'image/png' })
    expect((await settled(uploadId)).status).toBe('ready')
  })

  it('is issued sixty times an hour, and not more often', async () => {
    const eager = await verifiedPerson('Ed Eager')
    const input = { contentType: 'image/png', size: 4 }
    const problems = []
    for (let n = 0; n < 61; n++) problems.push((await sendCall('requestUpload', input, eager)).status)
    expect(problems.filter((status) => status === 200)).toHaveLength(60)
    expect(problemIn(await sendCall('requestUpload', input, eager)).code).toBe('too-many-requests')
    expect((await sendCall('requestUpload', input, person)).status).toBe(200)
  })
})

describe('an address of a picture', () => {
  it.each([
    '/app/pictures/no-such-picture/960.webp',
    '/app/pictures/../uploads/960.webp',
    '/app/pictures/x%2F..%2F..%2Fsecret/960.webp',
    '/app/pictures/no-such-picture/99999.webp',
    '/app/pictures/no-such-picture/960.png',
  ])('%s has nothing behind it', async (path) => {
    expect((await served(path)).status).toBe(404)
  })
})
