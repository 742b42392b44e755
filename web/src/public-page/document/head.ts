import type { Activity } from 'functions/contract/activities/activity'
import type { Instant } from 'functions/contract/time'
import { escapeJson } from './escape'
import { escapeHtml } from 'functions/contract/text/escape-html'
import { eventJsonLd } from './json-ld'
import { sharedLinkOf } from '../../entities/activities/shared-link'
import { publicWording } from '../wording'

function meta(name: 'name' | 'property', entries: Record<string, string>): string {
  return Object.entries(entries)
    .map(([key, content]) => `<meta ${name}="${key}" content="${escapeHtml(content)}">`)
    .join('')
}

/** Title, description, canonical address, Open Graph, Twitter card and JSON-LD of an activity's public page. */
export function headOf(activity: Activity, { now, origin }: { now: Instant; origin: string }): string {
  const { url, image, description } = sharedLinkOf(activity, origin)
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
