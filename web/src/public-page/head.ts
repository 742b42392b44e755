import type { Activity } from 'functions/contract/activity'
import type { Instant } from 'functions/contract/time'
import { paths } from '../app/paths'
import { escapeHtml, escapeJson } from './escape'
import { eventJsonLd } from './json-ld'
import { publicWording } from './wording'

const MOST_WORDS = 200

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
export function summaryOf(activity: Activity): string {
  const words = activity.description || textOf(activity.richDescription)
  return shortened(words || publicWording.hostedBy(activity.organiser.name))
}

function meta(name: 'name' | 'property', entries: Record<string, string>): string {
  return Object.entries(entries)
    .map(([key, content]) => `<meta ${name}="${key}" content="${escapeHtml(content)}">`)
    .join('')
}

/** Title, description, canonical address, Open Graph, Twitter card and JSON-LD of an activity's public page. */
export function headOf(activity: Activity, { now, origin }: { now: Instant; origin: string }): string {
  const url = origin + paths.publicActivity(activity.shareRef)
  const image = new URL(activity.thumbnail, origin).href
  const description = summaryOf(activity)
  const event = eventJsonLd(activity, { now, url, image, description })
  return [
    `<title>${escapeHtml(activity.title)} · ${publicWording.product}</title>`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('name', {
      description,
      'twitter:card': 'summary_large_image',
      'twitter:title': activity.title,
      'twitter:description': description,
      'twitter:image': image,
    }),
    meta('property', {
      'og:type': 'website',
      'og:site_name': publicWording.product,
      'og:title': activity.title,
      'og:description': description,
      'og:url': url,
      'og:image': image,
    }),
    `<script type="application/ld+json">${escapeJson(event)}</script>`,
  ].join('')
}
