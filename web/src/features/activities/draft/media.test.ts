import { describe, expect, it } from 'vitest'
import { DEFAULT_IMAGE } from 'functions/contract/activities/activity'
import type { Media } from 'functions/contract/activities/activity'
import { VIDEO_POSTER } from 'functions/contract/uploads/media'
import { newDraft } from './defaults'
import { ownMedia } from './media'
import { changeDraft } from './reducer'
import type { MediaChange } from './media'

const empty = newDraft('UTC', '2026-05-04T14:10:00.000Z')
const picture = (name: string): Media => ({
  type: 'image',
  url: `/app/pictures/${name}-uploaded/960.webp`,
  altText: '',
  isFeatured: false,
})
const [a, b, c] = [picture('a'), picture('b'), picture('c')]
const film: Media = { ...picture('f'), type: 'video', url: '/app/videos/f-uploaded.mp4' }

function draftAfter(...changes: MediaChange[]) {
  let draft = empty
  for (const change of changes) draft = changeDraft(draft, change)
  return draft
}
const add = (item: Media, at?: number): MediaChange => ({
  kind: 'media-added',
  item,
  ...(at !== undefined && { at }),
})
const three = [add(a), add(b), add(c)]
const shown = (draft: typeof empty) => draft.media.map(({ url, isFeatured }) => [url, isFeatured])

describe('the pictures of a draft', () => {
  it('begin with the default one, which the first own one replaces', () => {
    expect(ownMedia(empty)).toEqual([])
    expect(shown(draftAfter(add(a)))).toEqual([[a.url, true]])
    expect(draftAfter(add(a)).thumbnail).toBe(a.url)
  })

  it('end with the default one when the last is removed', () => {
    const draft = draftAfter(add(a), { kind: 'media-removed', url: a.url })
    expect([shown(draft), draft.thumbnail]).toEqual([[[DEFAULT_IMAGE, true]], DEFAULT_IMAGE])
  })

  it('have exactly one cover, whatever is removed or chosen', () => {
    const chosen = draftAfter(...three, { kind: 'media-featured', url: b.url })
    expect([shown(chosen), chosen.thumbnail]).toEqual([
      [
        [a.url, false],
        [b.url, true],
        [c.url, false],
      ],
      b.url,
    ])
    const removed = changeDraft(chosen, { kind: 'media-removed', url: b.url })
    expect([shown(removed), removed.thumbnail]).toEqual([
      [
        [a.url, true],
        [c.url, false],
      ],
      a.url,
    ])
  })

  it('come back by undo where they were, the cover as the cover', () => {
    const removed = draftAfter(...three, { kind: 'media-removed', url: a.url })
    const back = changeDraft(removed, add({ ...a, isFeatured: true }, 0))
    expect(shown(back)).toEqual([
      [a.url, true],
      [b.url, false],
      [c.url, false],
    ])
  })

  it.each([
    [a.url, 2, [b.url, c.url, a.url]],
    [c.url, 0, [c.url, a.url, b.url]],
    [b.url, 9, [a.url, c.url, b.url]],
    [b.url, -1, [b.url, a.url, c.url]],
    ['/app/videos/nobody-here.mp4', 0, [a.url, b.url, c.url]],
  ])('move %s to place %i', (url, to, expected) => {
    const draft = draftAfter(...three, { kind: 'media-moved', url, to })
    expect(draft.media.map((item) => item.url)).toEqual(expected)
    expect(draft.thumbnail).toBe(a.url)
  })

  it('are described one by one', () => {
    const draft = draftAfter(...three, { kind: 'media-described', url: b.url, altText: 'Boats' })
    expect(draft.media.map((item) => item.altText)).toEqual(['', 'Boats', ''])
  })

  it('stand for a video by its poster, or by ours', () => {
    const posterUrl = '/app/pictures/poster-uploaded/960.webp'
    expect(draftAfter(add(film)).thumbnail).toBe(VIDEO_POSTER)
    expect(draftAfter(add({ ...film, posterUrl })).thumbnail).toBe(posterUrl)
  })
})

describe('one of our covers', () => {
  const cover = (url: string): MediaChange => ({ kind: 'cover-chosen', url, altText: 'Ours' })

  it('is the cover beside what was uploaded, and takes the place of another one of ours', () => {
    const first = draftAfter(add(a), cover('/covers/kite-day.webp'))
    expect(shown(first)).toEqual([
      ['/covers/kite-day.webp', true],
      [a.url, false],
    ])
    expect(shown(changeDraft(first, cover('/covers/river-run.webp')))).toEqual([
      ['/covers/river-run.webp', true],
      [a.url, false],
    ])
  })

  it('chosen twice is there once', () => {
    const twice = draftAfter(cover('/covers/kite-day.webp'), cover('/covers/kite-day.webp'))
    expect(shown(twice)).toEqual([['/covers/kite-day.webp', true]])
  })
})
