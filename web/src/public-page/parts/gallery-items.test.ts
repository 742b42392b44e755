import { expect, it } from 'vitest'
import { galleryItems } from './gallery-items'

const image = (url: string, isFeatured = false) => ({ type: 'image' as const, url, altText: '', isFeatured })
const posterUrl = '/covers/kite-day.webp'
const video = { type: 'video' as const, url: '/app/videos/abcdefgh.mp4', altText: '', posterUrl }
const urls = (...of: Parameters<typeof galleryItems>) => galleryItems(...of).map((item) => item.url)

it('begins with the featured item and keeps the order of the others', () => {
  const media = [image('/covers/a.webp'), image('/covers/b.webp', true), image('/covers/c.webp')]
  expect(urls({ media, thumbnail: '/covers/b.webp' })).toEqual([
    '/covers/b.webp',
    '/covers/a.webp',
    '/covers/c.webp',
  ])
})

it('begins with a video by its poster', () => {
  const media = [image('/covers/a.webp'), { ...video, isFeatured: true }]
  expect(urls({ media, thumbnail: posterUrl })).toEqual([video.url, '/covers/a.webp'])
})

it('shows the thumbnail of an activity that has nothing else, and each picture once', () => {
  expect(urls({ media: [], thumbnail: '/covers/a.webp' })).toEqual(['/covers/a.webp'])
  const media = [image('/covers/a.webp'), image('/covers/b.webp')]
  expect(urls({ media, thumbnail: '/covers/b.webp' })).toEqual(['/covers/b.webp', '/covers/a.webp'])
})
