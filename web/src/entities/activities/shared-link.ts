import type { Activity } from 'functions/contract/activities/activity'
import { paths } from '../../lib/navigation/paths'

const MOST_WORDS = 200

/** Who makes an activity, in words. */
export const hostedBy = (name: string): string => `Hosted by ${name}`

/** The text of sanitised HTML, without its tags, on one line. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function shortened(text: string): string {
  if (text.length <= MOST_WORDS) return text
  return `${text.slice(0, text.lastIndexOf(' ', MOST_WORDS - 1))}…`
}

/** One or two sentences about the activity, for search results and shared links. */
function summaryOf(activity: Activity): string {
  const words = activity.description || textOf(activity.richDescription)
  return shortened(words || hostedBy(activity.organiser.name))
}

/** What other sites show of an activity whose link is shared: its head says it, and a preview of the link shows it. */
export function sharedLinkOf(activity: Activity, origin: string) {
  return {
    url: origin + paths.publicActivity(activity.shareRef),
    image: new URL(activity.thumbnail, origin).href,
    title: activity.title,
    description: summaryOf(activity),
  }
}
