import type { Element } from 'domhandler'
import { bareEvent } from './source-event'
import type { SourceEvent } from './source-event'
import { readTime } from './source-time'

const START = ['event:start_time', 'event:start_date', 'og:start_time', 'article:event_start']
const END = ['event:end_time', 'event:end_date', 'og:end_time']

function contentsOf(page: readonly Element[]): Map<string, string> {
  const contents = new Map<string, string>()
  for (const { attribs } of page.filter((element) => element.name === 'meta').slice(0, 2000)) {
    const name = attribs['property'] ?? attribs['name']
    const content = attribs['content']?.trim()
    if (name !== undefined && content && !contents.has(name)) contents.set(name.toLowerCase(), content)
  }
  return contents
}

/** The days that a page marks as such, where all of them are one: it is the day of what the page is about. */
function onlyTime(page: readonly Element[]): string {
  const times = page.filter(({ name }) => name === 'time').slice(0, 200)
  const stated = times.map(({ attribs }) => attribs['datetime'] ?? '').filter((it) => readTime(it))
  const days = new Set(stated.map((it) => readTime(it)?.day))
  return days.size === 1 ? ([...stated].sort((one, other) => other.length - one.length)[0] ?? '') : ''
}

/**
 * What a page says of itself for those who share it (the Open Graph protocol): a title, a sentence, a picture, now and then
 * a time. Only of use where a page says nothing better; null without a title.
 */
export function readOpenGraph(page: readonly Element[]): SourceEvent | null {
  const contents = contentsOf(page)
  const first = (...names: readonly string[]) => names.map((name) => contents.get(name)).find(Boolean) ?? ''
  const title = first('og:title', 'twitter:title')
  if (title === '') return null
  const place = {
    name: first('place:name', 'og:location', 'event:location', 'business:contact_data:locality'),
    address: first('og:street-address', 'business:contact_data:street_address'),
    latitude: Number(first('place:location:latitude', 'og:latitude') || Number.NaN),
    longitude: Number(first('place:location:longitude', 'og:longitude') || Number.NaN),
    country: first('og:country-name'),
  }
  return {
    ...bareEvent(title),
    uid: first('og:url'),
    url: first('og:url') || null,
    description: first('og:description', 'twitter:description', 'description'),
    start: readTime(first(...START)) ?? readTime(onlyTime(page)),
    end: readTime(first(...END)),
    place: place.name === '' && place.address === '' ? null : place,
    pictureUrl: first('og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image') || null,
  }
}
