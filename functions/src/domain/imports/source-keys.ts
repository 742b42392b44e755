import { createHash } from 'node:crypto'
import type { ImportedActivity } from '../../../contract/imports/import'

function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

/** An address as it is compared with others: without what only counts who came from where. */
export function plainUrl(address: string): string {
  const url = new URL(address)
  const counting = [...url.searchParams.keys()].filter((name) =>
    /^(?:utm_\w+|fbclid|gclid|mc_[ce]id)$/.test(name),
  )
  for (const name of counting) url.searchParams.delete(name)
  url.hash = ''
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${url.search}`
}

/** Tells that a person imported something from an address before. */
export function addressKey(uid: string, url: string): string {
  return keyOf('address', uid, plainUrl(url))
}

/** Tells that a person imported this very event before, from an address or a file. */
export function eventKey(uid: string, url: string | null, event: Pick<ImportedActivity, 'uid'>): string {
  return keyOf('event', uid, url === null ? '' : plainUrl(url), event.uid)
}

/** What an activity is found by when its source is imported again. */
export function sourceKeys(uid: string, source: { url: string | null; uid: string }): string[] {
  const { url } = source
  return [...(url === null ? [] : [addressKey(uid, url)]), eventKey(uid, url, source)]
}
