import type { Activity, Media } from 'functions/contract/activities/activity'
import { pictureOf } from 'functions/contract/uploads/media'

/** What the gallery shows: the featured item first, the others as the organiser put them. */
export function galleryItems({ media, thumbnail }: Pick<Activity, 'media' | 'thumbnail'>): Media[] {
  const featured = media.find((item) => item.isFeatured && pictureOf(item) === thumbnail)
  const first: Media = featured ?? { type: 'image', url: thumbnail, altText: '', isFeatured: true }
  return [first, ...media.filter((item) => item !== featured && item.url !== first.url)]
}
