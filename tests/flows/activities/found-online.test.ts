import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { claimWindow } from '../../../functions/src/store/access/rate-limits'
import { draft } from '../../support/activities'
import { verifiedPerson } from '../../support/people'
import type { Person } from '../../support/people'
import { ask, call, problemIn, send, sendCall } from '../../support/requests'
import { bytesAt, served, settled } from '../../support/uploads'

let person: Person
beforeAll(async () => {
  person = await verifiedPerson('Gil Giffed')
})

describe('animated pictures', () => {
  it('are found by words, with previews on our own site', async () => {
    const { items, nextOffset } = await call('searchGifs', { query: 'party' }, person)
    expect(items.map(({ id }) => id)).toEqual(['confetti', 'equaliser'])
    expect(nextOffset).toBeNull()
    for (const { previewUrl, stillUrl } of items) {
      expect(previewUrl).toMatch(/^\/app\/gifs\/[a-z]+\?key=/)
      const [moving, still] = [
        await sharp(await bytesAt(previewUrl)).metadata(),
        await sharp(await bytesAt(stillUrl)).metadata(),
      ]
      expect([moving.format, still.format, still.pages]).toEqual(['webp', 'webp', undefined])
      expect(moving.pages).toBeGreaterThan(1)
    }
    expect((await call('searchGifs', { query: 'qwxyz' }, person)).items).toEqual([])
  })

  it('are suggested by the words of a draft', async () => {
    const covers = await call('suggestCovers', { title: 'My birthday on the beach' }, person)
    expect(covers.items.map(({ id }) => id)).toEqual(['confetti', 'waves'])
    expect((await call('suggestCovers', { title: 'Qwxyz' }, person)).items).toEqual([])
  })

  it('are previewed only where a search has found them', async () => {
    const { items } = await call('searchGifs', { query: 'party' }, person)
    const key = new URL(items[0]?.previewUrl ?? '', 'https://turnout.example').searchParams.get('key') ?? ''
    expect((await served(`/app/gifs/confetti?key=${key}`)).status).toBe(200)
    for (const path of [`/app/gifs/equaliser?key=${key}`, '/app/gifs/confetti', '/app/gifs/con%2Ffetti']) {
      expect((await served(path)).status, path).toBe(404)
    }
  })

  it('become an upload of the person, which an activity can show', async () => {
    const { uploadId } = await call('useGif', { id: 'waves' }, person)
    const upload = await settled(uploadId)
    expect(upload).toMatchObject({ status: 'ready', ownerUid: person.uid, purpose: 'activity' })
    const picture = await sharp(await bytesAt(upload.url ?? '')).metadata()
    expect(picture.format).toBe('webp')
    expect(picture.pages).toBeGreaterThan(1)
    const media = [
      { type: 'image', url: upload.url ?? '', altText: 'Waves on a beach', isFeatured: true },
    ] as const
    const { shareRef } = await ask('createActivity', { body: draft({ media: [...media] }) }, person)
    expect((await ask('readActivity', { params: { shareRef } }, null)).thumbnail).toBe(upload.url)
  })

  it('that are not there cannot be taken over', async () => {
    expect(problemIn(await sendCall('useGif', { id: 'nosuchpicture' }, person)).code).toBe('not-found')
  })
})

describe('places', () => {
  it('are found by name, with their address and position', async () => {
    const { items } = await ask('searchPlaces', { query: { query: 'Jardim do Torel' } }, person)
    expect(items).toEqual([
      {
        name: 'Jardim do Torel',
        address: 'Rua Júlio de Andrade, 1150-208 Lisbon, Portugal',
        latitude: 38.7189,
        longitude: -9.1416,
        timezone: 'Europe/Lisbon',
      },
    ])
  })

  it('are found the same the second time, however they are typed', async () => {
    const first = await ask('searchPlaces', { query: { query: 'park new york' } }, person)
    const start = Date.now()
    for (let n = 0; n < 5; n += 1) {
      expect(await ask('searchPlaces', { query: { query: ' Park  NEW york' } }, person)).toEqual(first)
    }
    // Asked anew each time, it would wait a second between two questions.
    expect(Date.now() - start).toBeLessThan(4000)
  })

  it('are found without signing in, though not without end', async () => {
    const search = { query: { query: 'Jardim do Torel' } }
    const from = (address: string) => send('searchPlaces', search, null, { 'X-Forwarded-For': address })
    const address = randomUUID()
    // So many that a new minute in between does not let all of them in.
    const statuses = await Promise.all(Array.from({ length: 81 }, async () => (await from(address)).status))
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect((await from(`another-${address}`)).status).toBe(200)
    expect(await ask('searchPlaces', search, person)).toMatchObject({ items: [{ name: 'Jardim do Torel' }] })
  })

  it('are asked for by one at a time', async () => {
    const second = Math.floor(Math.random() * 1e9)
    const claims = Array.from({ length: 6 }, () => claimWindow('geocoder', 1, second))
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1)
    expect(await claimWindow('geocoder', 1, second + 1)).toBe(true)
  })

  it('may be none', async () => {
    expect(await ask('searchPlaces', { query: { query: 'nowhere at all' } }, person)).toEqual({ items: [] })
  })
})
