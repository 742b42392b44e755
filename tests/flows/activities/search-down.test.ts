import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { searchGifs } from '../../../functions/src/actions/gifs/search-gifs'
import { searchPlaces } from '../../../functions/src/actions/places/search-places'
import { config } from '../../../functions/src/config'
import { actor, startInProcess, stopInProcess } from '../../support/in-process'
import { inMinutes } from '../../support/in-process-orders'

const NOWHERE = 'http://127.0.0.1:9'
let bases: Record<string, string>

beforeAll(async () => {
  await startInProcess()
  const { GIFS_API_BASE, GEOCODER_API_BASE } = config()
  bases = { GIFS_API_BASE, GEOCODER_API_BASE }
})
afterEach(() => Object.assign(config(), bases))
afterAll(stopInProcess)

const pictures = () => searchGifs(actor('verified'), { query: 'party', offset: 0 }, inMinutes(0))
const places = (query: string) => searchPlaces(actor('verified'), undefined, { query }, inMinutes(0))

describe('a search whose service does not answer', () => {
  it('of animated pictures says so, and finds them when it answers again', async () => {
    Object.assign(config(), { GIFS_API_BASE: NOWHERE })
    await expect(pictures()).rejects.toMatchObject({ code: 'search-unavailable' })
    Object.assign(config(), bases)
    expect((await pictures()).items.length).toBeGreaterThan(0)
  })

  it('of places says so and keeps nothing of it, and finds them when it answers again', async () => {
    Object.assign(config(), { GEOCODER_API_BASE: NOWHERE })
    await expect(places('Jardim do Torel')).rejects.toMatchObject({ code: 'search-unavailable' })
    Object.assign(config(), bases)
    expect((await places('Jardim do Torel')).items).toMatchObject([{ name: 'Jardim do Torel' }])
  })

  it('of places says so where none is configured', async () => {
    Object.assign(config(), { GEOCODER_API_BASE: '' })
    await expect(places('park new york')).rejects.toMatchObject({ code: 'search-unavailable' })
  })
})
