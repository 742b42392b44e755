import type { Element } from 'domhandler'
import { textBelow } from './page-tree'
import type { SourcePlace, SourceTime } from '../source-event'
import { readTime } from '../source-time'

/** What a page says of itself: for those who share it (the Open Graph protocol), for search engines, and in its frame. */
export interface PageFacts {
  readonly title: string
  readonly siteName: string
  readonly description: string
  readonly pictureUrl: string | null
  /** The address that the page calls its own. */
  readonly url: string | null
  /** When the event takes place, where the page names that as an event’s. */
  readonly start: SourceTime | null
  readonly end: SourceTime | null
  readonly place: SourcePlace | null
  /** As `lang` states it; empty where nothing does. */
  readonly language: string
  /** Whether it calls itself a piece of news, which is published at a time and takes place at none. */
  readonly isArticle: boolean
  /** Whether its frame is made for an event: its address, its template, a link that adds it to a calendar. */
  readonly hasEventFrame: boolean
  /** Whether its title is that of something to go to. */
  readonly hasEventTitle: boolean
}

const START = ['event:start_time', 'event:start_date', 'og:start_time', 'article:event_start']
const END = ['event:end_time', 'event:end_date', 'og:end_time']

function contentsOf(page: readonly Element[]): Map<string, string> {
  const contents = new Map<string, string>()
  for (const { attribs } of page.filter((element) => element.name === 'meta').slice(0, 2000)) {
    const name = (attribs['property'] ?? attribs['name'])?.toLowerCase()
    const content = attribs['content']?.trim()
    if (name !== undefined && content && !contents.has(name)) contents.set(name, content)
  }
  return contents
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const SEPARATED = /\s+[|–—\-·•:»«~/@]+\s+|\s*\|\s*|:\s+/gu

/** A title without the name of its site in front or behind: `Swim | Lido Porto`. */
export function withoutSite(title: string, siteName: string): string {
  const site = letters(siteName)
  if (site === '' || title.length > 500) return title
  const borders = [...title.matchAll(SEPARATED)]
  const isSite = (text: string) => letters(text) === site
  for (const { index, 0: border } of borders) {
    const [front, behind] = [title.slice(0, index), title.slice(index + border.length)]
    if (isSite(behind) && front.trim() !== '') return front.trim()
    if (isSite(front) && behind.trim() !== '') return behind.trim()
  }
  return title
}

function firstText(page: readonly Element[], name: string): string {
  const texts = page
    .filter((it) => it.name === name)
    .slice(0, 5)
    .map((it) => textBelow(it, 2000).slice(0, 2000))
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).find((text) => text !== '') ?? ''
}

/** Words in the address of a page that is about an event, in the languages of its readers. */
const EVENT_WORDS =
  'events?|veranstaltung(?:en)?|termine?|konzerte?|concerts?|gigs?|shows?|tickets?|agenda|evenements?|eventos?|eventi|evento|evenement(?:en)?|whats-?on|calendar|kalender|calendario|calendrier|performances?|workshops?|meetups?|meetings?|sitzung(?:en)?|classes|courses?|kurse?|seminare?s?|lectures?|festivals?|fixtures?|exhibitions?|ausstellung(?:en)?|programm?e?|spielplan|happenings?|icalrepeat'
/** A whole step of the path: a piece of news may have such words in its title. */
const EVENT_PATH = new RegExp(
  String.raw`/(?:${EVENT_WORDS})(?:[-_.]?(?:details?|calendar|kalender|list|page|view|info|singles?|php|aspx?|html?|do|jsp))*(?=[/?#]|$)`,
  'i',
)
const EVENT_FRAME =
  /(?:^|\s)(?:single-(?:tribe_)?events?|single-(?:veranstaltung|concert|mec-events|ajde_events)|event-(?:detail|single|page|template)\S*|(?:page-)?node-?-?type-+events?|tribe-events-single|mec-single-event|eventitem\S*)(?=\s|$)/i
const TO_CALENDAR =
  /^webcal:|[/.=](?:ical|ics)(?:[/?&]|$)|calendar\.google\.com\/calendar\/.{0,40}(?:render|event)|google\.com\/calendar\/event|outlook\.live\.com\/.{0,40}calendar/i

/** Whether an address is one that sites give to their events. */
export const isEventAddress = (url: string) =>
  EVENT_PATH.test(url.replace(/^https?:\/\/[^/]*/i, '').slice(0, 500))

const ADD_TO_CALENDAR =
  /^(?:add to (?:my |your )?calendar|save to calendar|(?:zum|in den) kalender(?: hinzufügen)?|termin speichern|ajouter (?:au|à mon) calendrier|añadir al calendario|aggiungi al calendario|toevoegen aan agenda|adicionar ao calendário)/i

function hasEventFrame(page: readonly Element[], addresses: readonly (string | null | undefined)[]): boolean {
  if (addresses.some((url) => url && isEventAddress(url))) return true
  return page.some((element) => {
    const { name, attribs } = element
    if (EVENT_FRAME.test(attribs['class'] ?? '')) return true
    if (name !== 'a' && name !== 'button') return false
    const isToCalendar = TO_CALENDAR.test((attribs['href'] ?? '').slice(0, 300))
    return isToCalendar || ADD_TO_CALENDAR.test(textBelow(element, 200).trim())
  })
}

const EVENT_NOUN =
  /(?<!\p{L})(?:meetings?|concerts?|workshops?|festivals?|conferences?|webinars?|seminars?|lectures?|talks?|tours?|gala|party|hearing|symposium|recital|screening|open mic|konzert|lesung|führung|vortrag|sitzung|treffen|sommerfest|conférence|atelier|spectacle|exposition|concierto|taller|charla|concerto|mostra|lezing|voorstelling|oficina|palestra)(?!\p{L})/iu

const NEWS = /^(?:news|blog|article|press|stories|story|nachrichten|actualites?|noticias)$/i

function placeOf(first: (...names: readonly string[]) => string): SourcePlace | null {
  const place = {
    name: first('place:name', 'og:location', 'event:location', 'business:contact_data:locality'),
    address: first('og:street-address', 'business:contact_data:street_address'),
    latitude: Number(first('place:location:latitude', 'og:latitude') || Number.NaN),
    longitude: Number(first('place:location:longitude', 'og:longitude') || Number.NaN),
    country: first('og:country-name'),
  }
  return place.name === '' && place.address === '' ? null : place
}

/**
 * What a page says of itself. Nothing of it makes the page an event, but a time that it names as an event’s.
 * @param address where the page was read; null for one that was pasted
 */
export function factsOf(page: readonly Element[], address: string | null): PageFacts {
  const contents = contentsOf(page)
  const first = (...names: readonly string[]) => names.map((name) => contents.get(name)).find(Boolean) ?? ''
  const canonical = page.find((it) => it.name === 'link' && it.attribs['rel'] === 'canonical')?.attribs[
    'href'
  ]
  const base = page.find(({ name }) => name === 'base')?.attribs['href']
  const siteName = first('og:site_name', 'application-name')
  const stated = first('og:title', 'twitter:title') || firstText(page, 'h1') || firstText(page, 'title')
  const url = first('og:url') || canonical || address
  const segments = (address ?? url ?? '').split(/[/?#]/).slice(3)
  return {
    title: withoutSite(stated, siteName),
    siteName,
    description: first('og:description', 'twitter:description', 'description'),
    pictureUrl:
      first('og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image', 'twitter:image:src') || null,
    url: url || null,
    start: readTime(first(...START)),
    end: readTime(first(...END)),
    place: placeOf(first),
    language: page.find((it) => it.name === 'html')?.attribs['lang']?.trim() || first('og:locale'),
    isArticle:
      /^(?:article|blog|news)/i.test(first('og:type')) ||
      first('article:published_time') !== '' ||
      segments.some((segment) => NEWS.test(segment)),
    hasEventFrame: hasEventFrame(page, [address, first('og:url'), canonical, base]),
    hasEventTitle: EVENT_NOUN.test(stated),
  }
}
