import { BufferSource, Input, MP4, WEBM } from 'mediabunny'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Upload, UploadType } from 'functions/contract/uploads/upload'
import { VIDEO_POSTER } from 'functions/contract/uploads/media'
import { refusalOfVideo } from '../../../functions/src/domain/uploads/video-rules'
import { openVideo } from '../../../functions/src/gateways/video-file'
import { draft } from '../../support/activities'
import { clientOf } from '../../support/client'
import type { Client } from '../../support/client'
import { isKept } from '../../support/database'
import { verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, send } from '../../support/requests'
import { eventually } from '../../support/stack'
import { bytesAt, served, upload } from '../../support/uploads'
import { CAMERA, makeVideo, PLACE } from '../../support/videos'
import type { VideoOptions } from '../../support/videos'

let person: Person
let client: Client
beforeAll(async () => {
  person = await verifiedPerson('Vera Video')
  client = await clientOf(person)
})
afterAll(() => client.close())

const sent = async (options: VideoOptions, contentType: UploadType): Promise<Upload> =>
  upload({ bytes: await makeVideo(options), contentType }, person, client)

async function describeVideo(bytes: Buffer) {
  const input = new Input({ formats: [MP4, WEBM], source: new BufferSource(bytes) })
  const [video, tags] = [await input.getPrimaryVideoTrack(), await input.getMetadataTags()]
  return {
    format: (await input.getFormat()).name,
    seconds: await input.computeDuration(),
    width: await video?.getDisplayWidth(),
    tags: Object.keys(tags.raw ?? {}),
  }
}

describe('a video of a phone', () => {
  let file: Buffer
  let done: Upload

  beforeAll(async () => {
    file = await makeVideo({ container: 'mov', rotation: 90 })
    done = await upload({ bytes: file, contentType: 'video/quicktime' }, person, client)
  })

  it('becomes an MP4 with an address, and is not kept as it came', async () => {
    expect(done).toMatchObject({ status: 'ready', url: `/app/videos/${done.id}.mp4`, reason: null })
    const path = `uploads/${person.uid}/${done.id}`
    await eventually(
      () => isKept(path),
      (kept) => !kept,
    )
  })

  it('says no more where it was taken, and by what', async () => {
    const made = await bytesAt(done.url ?? '')
    for (const word of [PLACE, CAMERA, 'Home']) {
      expect(file.includes(word)).toBe(true)
      expect(made.includes(word)).toBe(false)
    }
  })

  it('stands upright, is as long as before, and begins before all of it is there', async () => {
    const made = await bytesAt(done.url ?? '')
    expect(await describeVideo(made)).toMatchObject({ format: 'MP4', seconds: 2, width: 48, tags: [] })
    expect(made.indexOf('moov')).toBeLessThan(made.indexOf('mdat'))
    expect(file.indexOf('moov')).toBeGreaterThan(file.indexOf('mdat'))
  })

  it('is served whole, or in the parts that a player asks for', async () => {
    const path = done.url ?? ''
    const whole = await served(path)
    expect(whole.status).toBe(200)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': expect.stringMatching(/public.*max-age=31536000.*immutable/) as string,
    })
    const bytes = Buffer.from(await whole.arrayBuffer())
    const part = await served(path, { Range: 'bytes=4-11' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 4-11/${bytes.length}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 12))
    const rest = await served(path, { Range: 'bytes=100-' })
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(100))
    const beyond = await served(path, { Range: `bytes=${bytes.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
    const other = await served(path, { Range: 'bytes=4-11', 'If-Range': '"another"' })
    expect(other.status).toBe(200)
  })

  it('can be the first item of an activity, whose thumbnail is its poster', async () => {
    const item = { type: 'video', url: done.url ?? '', altText: 'A walk', isFeatured: true } as const
    const posted = { ...item, posterUrl: '/covers/river-run.webp' }
    const still = { type: 'image', url: '/covers/kite-day.webp', altText: '', isFeatured: false } as const
    const first = await ask('createActivity', { body: draft({ media: [still, posted] }) }, person)
    const read = await ask('readActivity', { params: first }, null)
    expect([read.thumbnail, read.media]).toEqual(['/covers/river-run.webp', [still, posted]])
    const second = await ask(
      'createActivity',
      { body: draft({ media: [{ ...item, isFeatured: false }] }) },
      person,
    )
    const plain = await ask('readActivity', { params: second }, null)
    expect([plain.thumbnail, plain.media[0]?.isFeatured]).toEqual([VIDEO_POSTER, true])
  })

  it('is no picture, and a picture is no video', async () => {
    const wrong = [
      { type: 'image', url: done.url ?? '', altText: '', isFeatured: true },
      { type: 'video', url: '/covers/kite-day.webp', altText: '', isFeatured: true },
    ] as const
    for (const item of wrong) {
      expect((await send('createActivity', { body: draft({ media: [item] }) }, person)).status).toBe(400)
    }
    expect(
      (await send('createActivity', { body: draft({ thumbnail: done.url ?? '' }) }, person)).status,
    ).toBe(400)
  })
})

it('keeps what a browser recorded as WebM, whatever type it was announced as', async () => {
  const done = await sent({ container: 'webm', video: 'vp8' }, 'video/mp4')
  expect(done.url).toBe(`/app/videos/${done.id}.webm`)
  const made = await bytesAt(done.url ?? '')
  expect(await describeVideo(made)).toMatchObject({ format: 'WebM', tags: [] })
  expect(made.includes(CAMERA)).toBe(false)
})

describe('a file', () => {
  it('that browsers cannot play is refused with a reason, served nowhere and not kept', async () => {
    const done = await sent({ video: 'hevc' }, 'video/mp4')
    expect(done).toMatchObject({ status: 'refused', url: null })
    expect(done.reason).toMatch(/H\.264/)
    expect((await served(`/app/videos/${done.id}.mp4`)).status).toBe(404)
    await eventually(
      () => isKept(`uploads/${person.uid}/${done.id}`),
      (kept) => !kept,
    )
  })

  it('is what its bytes say: a text is no video, and a video no picture', async () => {
    const text = Buffer.from('<!doctype html><script>alert(1)</script>')
    const [page, video] = await Promise.all([
      upload({ bytes: text, contentType: 'video/mp4' }, person, client),
      upload({ bytes: await makeVideo(), contentType: 'image/png' }, person, client),
    ])
    expect(page.reason).toBe('This file is not a video that we can read.')
    expect(video.reason).toBe('This file is not a picture that we can read.')
  })
})

it('gives up on a file that claims billions of frames, and takes the next one', async () => {
  const hostile = Buffer.from(await makeVideo())
  // The number of entries in the table of times: the four bytes after its name, version and flags.
  hostile.writeUInt32BE(0xffff_ffff, hostile.indexOf('stts') + 8)
  hostile.writeUInt32BE(0xffff_ffff, hostile.indexOf('stts') + 12)
  const refused = await upload({ bytes: hostile, contentType: 'video/mp4' }, person, client)
  expect(refused).toMatchObject({ status: 'refused', reason: 'This file is not a video that we can read.' })
  expect((await sent({}, 'video/mp4')).status).toBe('ready')
})

/* What the server finds in a file, asked of it in this process: each upload would take a second. */
describe('the bytes of a video', () => {
  async function reasonFor(options: VideoOptions): Promise<string | undefined> {
    const video = await openVideo(await makeVideo(options))
    video?.close()
    return video ? refusalOfVideo(video.facts) : 'unreadable'
  }

  it.each<[string, VideoOptions, RegExp]>([
    ['a sound for studios', { container: 'mov', audio: 'pcm-s16' }, /AAC/],
    ['more than three minutes', { seconds: 182, audio: null }, /longer than 3 minutes/],
    ['more pixels than 4K', { width: 8192, height: 4320 }, /4K/],
  ])('are refused for %s', async (_, options, reason) => {
    expect(await reasonFor(options)).toMatch(reason)
    expect(await reasonFor({ container: options.container ?? 'mp4' })).toBeUndefined()
  })

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['the beginning of one', async () => (await makeVideo()).subarray(0, 300)],
    ['one whose index is cut off', async () => (await makeVideo()).subarray(0, -200)],
    ['sound alone', () => Buffer.from('RIFF\u0024\u0000\u0000\u0000WAVEfmt ')],
  ])('are not found in %s', async (_, make) => {
    expect(await openVideo(await make())).toBeUndefined()
  })
})

it.each(['/app/videos/no-such-video.mp4', '/app/videos/no.mp4', '/app/videos/no-such-video.mov'])(
  '%s has nothing behind it',
  async (path) => {
    expect((await served(path, { Range: 'bytes=0-' })).status).toBe(404)
  },
)
