import { SOURCES, SourceKey } from '../../../contract/activities/source'
import type { Source } from '../../../contract/activities/source'

/** Sites by their host: the part before a dot counts wherever it stands ("google" is www.google.pt). */
const HOSTS: readonly [Source, RegExp][] = [
  ['search', /(^|\.)(google|bing|duckduckgo|ecosia|qwant|baidu|startpage|yahoo|yandex|brave|kagi)\./],
  ['facebook', /(^|\.)(facebook|fb|messenger)\.(com|me)$/],
  ['instagram', /(^|\.)instagram\.com$/],
  ['x', /(^|\.)(twitter\.com|x\.com|t\.co)$/],
  ['linkedin', /(^|\.)(linkedin\.com|lnkd\.in)$/],
  ['whatsapp', /(^|\.)(whatsapp\.com|wa\.me)$/],
  ['telegram', /(^|\.)(telegram\.(org|me)|t\.me)$/],
  ['reddit', /(^|\.)reddit\.com$/],
  ['tiktok', /(^|\.)tiktok\.com$/],
  ['youtube', /(^|\.)(youtube\.com|youtu\.be)$/],
  ['bluesky', /(^|\.)(bsky\.app|bsky\.social)$/],
  ['mastodon', /(^|\.)(mastodon\.[a-z.]+|mstdn\.[a-z.]+)$/],
  ['mail', /(^|\.)(mail|outlook|gmx|proton)\./],
]

/** Other names under which links are marked. */
const ALIASES: Record<string, Source> = {
  fb: 'facebook',
  ig: 'instagram',
  twitter: 'x',
  google: 'search',
  bing: 'search',
  wa: 'whatsapp',
  email: 'mail',
  newsletter: 'mail',
  poster: 'qr',
}

/** The source that an address names for itself. */
function namedSource(code: string): SourceKey {
  const name = code
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 24)
  const known = ALIASES[name] ?? SOURCES.find((it) => it === name)
  return known ?? SourceKey.safeParse(`link:${name}`).data ?? 'other'
}

/**
 * Where a view came from: what its address says, else the kind of site with the link. A mail program before the search of
 * the same house: mail.google.com is mail.
 * @param ownHost the platform's own; links from its own pages
 */
export function sourceOf(
  view: { referrer?: string | undefined; code?: string | undefined },
  ownHost: string,
): SourceKey {
  if (view.code) return namedSource(view.code)
  const host = view.referrer?.toLowerCase().replace(/\.$/, '') ?? ''
  if (host === '') return 'direct'
  if (host === ownHost.toLowerCase()) return 'turnout'
  if (/^(mail|outlook)\./.test(host)) return 'mail'
  return HOSTS.find(([, pattern]) => pattern.test(host))?.[0] ?? 'site'
}
