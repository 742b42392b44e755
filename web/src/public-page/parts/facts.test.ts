import { expect, it } from 'vitest'
import { sourcesOf } from './cover'
import { geoHref, mapHref } from './facts'
import { noticeOf } from './notices'
import { sampleActivity } from '../sample-activity'

it('leads to a map by the position where it is known, else by words that cannot change the address', () => {
  const place = { name: 'Quay', address: '1 Dock Road & more?x=1' }
  expect(mapHref(place)).toBe(
    'https://www.openstreetmap.org/search?query=1%20Dock%20Road%20%26%20more%3Fx%3D1',
  )
  expect(mapHref({ ...place, latitude: 38.7, longitude: -9.1 })).toContain('#map=17/38.7/-9.1')
})

it('serves an uploaded picture in the width that the page needs, and a bundled one as it is', () => {
  expect(sourcesOf('/app/pictures/abcdefgh12/960.webp').srcSet).toContain(
    '/app/pictures/abcdefgh12/480.webp 480w',
  )
  expect(sourcesOf('/covers/river-run.webp')).toEqual({})
})

it('says first what keeps people from coming', () => {
  const now = '2026-05-04T10:00:00.000Z'
  const over = { endsAt: '2026-05-04T09:00:00.000Z' }
  expect(noticeOf(sampleActivity(), now)).toBeUndefined()
  expect(noticeOf(sampleActivity({ status: 'inactive' }), now)).toBe('paused')
  expect(noticeOf(sampleActivity(over), now)).toBe('ended')
  expect(noticeOf(sampleActivity({ ...over, status: 'cancelled' }), now)).toBe('cancelled')
})

it('opens the map of a phone by position alone, under its name', () => {
  const place = { name: 'Dock (1) & more', address: '1 Dock Road' }
  expect(geoHref(place)).toBeUndefined()
  expect(geoHref({ ...place, latitude: 38.7, longitude: -9.1 })).toBe(
    'geo:38.700000,-9.100000?q=38.700000,-9.100000(Dock%20%281%29%20%26%20more)',
  )
  expect(geoHref({ ...place, name: '', latitude: 1, longitude: 2 })).toBe(
    'geo:1.000000,2.000000?q=1.000000,2.000000',
  )
})
