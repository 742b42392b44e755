import { DEFAULT_IMAGE } from 'functions/contract/activities/activity'
import type { Media } from 'functions/contract/activities/activity'
import { pictureOf, withOneFeatured } from 'functions/contract/uploads/media'
import type { ActivityDraft } from './draft'

export type MediaChange =
  | { kind: 'media-added'; item: Media; at?: number }
  | { kind: 'media-described'; url: string; altText: string }
  | { kind: 'media-moved'; url: string; to: number }
  | { kind: 'media-featured'; url: string }
  | { kind: 'media-removed'; url: string }
  | { kind: 'cover-chosen'; url: string; altText: string }

const PLACEHOLDER: Media = { type: 'image', url: DEFAULT_IMAGE, altText: '', isFeatured: true }

const isBundled = ({ url }: Media) => !url.startsWith('/app/')

/** The items that somebody has put there: all but the default picture (specification, section 9). */
export function ownMedia({ media }: Pick<ActivityDraft, 'media'>): Media[] {
  return media.filter((item) => item.url !== DEFAULT_IMAGE)
}

/** The draft with these items: one of them featured, which is the thumbnail; the default picture where there is none. */
export function withMedia(draft: ActivityDraft, items: readonly Media[]): ActivityDraft {
  const media = items.length > 0 ? withOneFeatured(items) : [PLACEHOLDER]
  const featured = media.find((item) => item.isFeatured) ?? PLACEHOLDER
  return { ...draft, media, thumbnail: pictureOf(featured) }
}

function feature(items: readonly Media[], url: string): Media[] {
  return items.map((item) => ({ ...item, isFeatured: item.url === url }))
}

function add(items: readonly Media[], item: Media, at = items.length): Media[] {
  const others = items.filter((it) => it.url !== item.url)
  const next = [...others.slice(0, at), item, ...others.slice(at)]
  return item.isFeatured ? feature(next, item.url) : next
}

function move(items: readonly Media[], url: string, to: number): Media[] {
  const moved = items.find((item) => item.url === url)
  if (!moved) return [...items]
  const others = items.filter((item) => item !== moved)
  const place = Math.min(Math.max(to, 0), others.length)
  return [...others.slice(0, place), moved, ...others.slice(place)]
}

/** One of our covers takes the place of another one of ours, and stands beside what the person uploaded. */
function chooseCover(items: readonly Media[], url: string, altText: string): Media[] {
  const cover: Media = { type: 'image', url, altText, isFeatured: true }
  const others = items.filter((item) => item.url !== url)
  const at = others.findIndex((item) => item.isFeatured && isBundled(item))
  return feature(at === -1 ? [cover, ...others] : others.with(at, cover), url)
}

/** The draft after a change of its pictures and videos. The first one that is added is featured. */
export function changeMedia(draft: ActivityDraft, change: MediaChange): ActivityDraft {
  const items = ownMedia(draft)
  switch (change.kind) {
    case 'media-added':
      return withMedia(draft, add(items, change.item, change.at))
    case 'media-described':
      return withMedia(
        draft,
        items.map((item) => (item.url === change.url ? { ...item, altText: change.altText } : item)),
      )
    case 'media-moved':
      return withMedia(draft, move(items, change.url, change.to))
    case 'media-featured':
      return withMedia(draft, feature(items, change.url))
    case 'media-removed':
      return withMedia(
        draft,
        items.filter((item) => item.url !== change.url),
      )
    default:
      return withMedia(draft, chooseCover(items, change.url, change.altText))
  }
}
