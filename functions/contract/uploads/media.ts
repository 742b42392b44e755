import type { Media } from '../activities/activity'

/* Rules about pictures and videos that the public page needs too: no schema is loaded with them. */

/** The bundled poster of a video that has no frame of its own to show. */
export const VIDEO_POSTER = '/create_assets/videoPoster.webp'

/** The picture that stands for an item where only a picture can: in lists, in shared links, before a video plays. */
export function pictureOf(item: Media): string {
  return item.type === 'video' ? (item.posterUrl ?? VIDEO_POSTER) : item.url
}

/** The same items with exactly one featured: the first that says so, else the first of all. */
export function withOneFeatured(media: readonly Media[]): Media[] {
  const featured = media.find((item) => item.isFeatured) ?? media[0]
  return media.map((item) => ({ ...item, isFeatured: item === featured }))
}

/** The upload that a picture or video was made from; undefined for what is bundled with the app. */
export function uploadIdOf(url: string): string | undefined {
  return /^\/app\/(?:pictures|videos)\/([\w-]+)[/.]/.exec(url)?.[1]
}
