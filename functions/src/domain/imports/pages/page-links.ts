import type { Element } from 'domhandler'
import { MAX_PAGES } from '../../../../contract/imports/import'
import { isEventAddress } from './page-facts'
import { textBelow } from './page-tree'
import { cut, linkOf, wholeCharacters } from '../source-text'

/** A page that another one lists. */
export interface ListedPage {
  readonly title: string
  readonly url: string
}

/** Lists of events, and events by kind: pages that list, again. */
const LISTS =
  /\/(?:category|categories|tags?|list|month|week|day|today|past|upcoming|archive|search|page|feed|submit|create|new|venue|venues|organi[sz]ers?|login|register|map|all)(?:\/|$)|[?&](?:page|paged|view|sort|month|tribe[-_]\w+|eventDisplay|outlook-ical|ical)=|\.(?:ics|pdf|jpe?g|png)$/i

/** `/events/swim-2027`: below what the site calls its events, something of its own. */
function isOneEvent(url: URL): boolean {
  const parts = url.pathname.split('/').filter(Boolean)
  const at = parts.findIndex((part) => isEventAddress(`/${part}/`) || /^e$/.test(part))
  const own = parts.slice(at + 1).join('/')
  const named = own !== '' && !/^\d{4}(?:[-/]\d{2}){0,2}$/.test(own)
  return at >= 0 && (named || /[?&](?:id|event|eid|event_id)=\w/.test(url.search))
}

/**
 * The pages of single events that a page links to, each once, in their order.
 * @param address where the page was read: only its own site counts
 */
export function listedPages(page: readonly Element[], address: string | null): ListedPage[] {
  if (address === null) return []
  const here = new URL(address)
  const found = new Map<string, string>()
  for (const element of page) {
    if (element.name !== 'a' || found.size >= MAX_PAGES) continue
    const link = linkOf(element.attribs['href'], address)
    if (link === null || LISTS.test(link)) continue
    const url = new URL(link)
    url.hash = ''
    if (url.host !== here.host || url.pathname === here.pathname || !isOneEvent(url)) continue
    const title = cut(wholeCharacters(textBelow(element)).replaceAll(/\s+/g, ' ').trim(), 120)
    const known = found.get(url.href)
    // A picture and “more” link to the same page as its title, which is the longest of them.
    if (known === undefined || title.length > known.length) found.set(url.href, title)
  }
  return [...found].filter(([, title]) => title.length >= 4).map(([url, title]) => ({ title, url }))
}
