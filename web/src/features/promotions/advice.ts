import { DEFAULT_IMAGE } from 'functions/contract/activities/activity'
import type { Activity } from 'functions/contract/activities/activity'
import { promotionWording } from './wording'

const words = promotionWording.edit

/** What search results show of a title before they cut it off. */
const SEEN = 60

export interface Advice {
  isGood: boolean
  text: string
}

/** What would make a link be opened more often, part by part. */
export function adviceFor(
  activity: Pick<Activity, 'title' | 'description' | 'thumbnail'>,
): Record<'title' | 'sentence' | 'cover', Advice> {
  const { title, description, thumbnail } = activity
  const { parts } = words
  const isOwn = thumbnail.startsWith('/app/')
  return {
    title:
      title.length > SEEN
        ? { isGood: false, text: words.long(title.length) }
        : { isGood: true, text: parts.titleHelp },
    sentence:
      description === ''
        ? { isGood: false, text: parts.noSentence }
        : { isGood: true, text: parts.sentenceHelp },
    cover:
      thumbnail === DEFAULT_IMAGE
        ? { isGood: false, text: parts.defaultCover }
        : { isGood: true, text: `${isOwn ? parts.ownCover : parts.bundledCover}. ${parts.coverHelp}` },
  }
}
