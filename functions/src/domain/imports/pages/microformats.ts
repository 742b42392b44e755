import type { Element } from 'domhandler'
import type { Item, Value } from './item'
import { MOST_ITEMS } from './item'
import { childrenOf, textBelow, wordsOf } from './page-tree'

/** The classes of an event (microformats.org: h-event, hCalendar) and the words of schema.org for them. */
const FIELDS: Readonly<Record<string, string>> = {
  'p-name': 'name',
  summary: 'name',
  'dt-start': 'startDate',
  dtstart: 'startDate',
  'dt-end': 'endDate',
  dtend: 'endDate',
  'dt-duration': 'duration',
  duration: 'duration',
  'p-location': 'location',
  location: 'location',
  'p-summary': 'description',
  'e-content': 'description',
  'p-description': 'description',
  description: 'description',
  'u-url': 'url',
  url: 'url',
  'u-photo': 'image',
  photo: 'image',
  'u-uid': 'identifier',
  uid: 'identifier',
}
/** The classes of a place and its address. */
const PLACE: Readonly<Record<string, string>> = {
  'p-name': 'name',
  fn: 'name',
  org: 'name',
  'p-street-address': 'streetAddress',
  'street-address': 'streetAddress',
  'p-locality': 'addressLocality',
  locality: 'addressLocality',
  'p-region': 'addressRegion',
  region: 'addressRegion',
  'p-postal-code': 'postalCode',
  'postal-code': 'postalCode',
  'p-country-name': 'addressCountry',
  'country-name': 'addressCountry',
  'p-latitude': 'latitude',
  latitude: 'latitude',
  'p-longitude': 'longitude',
  longitude: 'longitude',
}
const ROOTS = ['h-event', 'vevent']
const ADDRESS = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry']
const MOST_BELOW = 5000

const classesOf = (element: Element) => wordsOf(element, 'class')
const lineOf = (element: Element) => textBelow(element).replaceAll(/\s+/g, ' ').trim()

function* below(root: Element, work: { left: number }): Generator<Element> {
  const waiting = childrenOf(root).toReversed()
  for (let left = MOST_BELOW; waiting.length > 0 && left > 0 && work.left > 0; left--) {
    work.left -= 1
    const next = waiting.pop()
    if (!next) return
    yield next
    // An event inside of an event is one of its own.
    if (classesOf(next).some((it) => ROOTS.includes(it))) continue
    for (const child of childrenOf(next).toReversed()) waiting.push(child)
  }
}

/** What an element means to a program (the value class pattern): parts of it, a title, else what it shows. */
function valueOf(element: Element, work: { left: number }): string {
  const parts = [...below(element, work)]
    .filter((it) => classesOf(it).some((name) => name === 'value' || name === 'value-title'))
    .map((it) => (classesOf(it).includes('value-title') ? it.attribs['title'] : undefined) ?? stated(it))
  return parts.length > 0 ? parts.join(' ') : stated(element)
}

function stated(element: Element): string {
  const { name, attribs } = element
  const written =
    name === 'time' || name === 'ins' || name === 'del'
      ? attribs['datetime']
      : name === 'abbr' || name === 'span'
        ? attribs['title']
        : name === 'data' || name === 'input'
          ? attribs['value']
          : undefined
  return written?.trim() || lineOf(element)
}

const linkOf = ({ attribs }: Element) => attribs['href'] ?? attribs['src'] ?? ''

function placeOf(root: Element, work: { left: number }): Value {
  const fields: Record<string, Value[]> = Object.create(null) as Record<string, Value[]>
  for (const element of below(root, work)) {
    for (const name of classesOf(element)) {
      const field = PLACE[name]
      if (field !== undefined) (fields[field] ??= []).push(valueOf(element, work))
    }
  }
  const parts = ADDRESS.filter((name) => fields[name])
  if (!fields['name'] && parts.length === 0) return lineOf(root)
  const address: Item = {
    types: ['PostalAddress'],
    id: '',
    text: '',
    fields: Object.fromEntries(parts.map((name) => [name, fields[name] ?? []])),
  }
  return {
    types: ['Place'],
    id: '',
    text: lineOf(root),
    fields: { ...fields, ...(parts.length > 0 && { address: [address] }) },
  }
}

function itemOf(root: Element, work: { left: number }): Item {
  const fields: Record<string, Value[]> = Object.create(null) as Record<string, Value[]>
  for (const element of below(root, work)) {
    for (const name of classesOf(element)) {
      const field = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined
      if (field === undefined) continue
      const value =
        field === 'location'
          ? placeOf(element, work)
          : field === 'url' || field === 'image'
            ? linkOf(element)
            : valueOf(element, work)
      if (value !== '') (fields[field] ??= []).push(value)
    }
  }
  if (!fields['name'] && classesOf(root).includes('h-event')) fields['name'] = [lineOf(root).slice(0, 200)]
  return { types: ['Event'], id: root.attribs['id'] ?? '', text: '', fields }
}

/** What a page describes by the classes of microformats: every event. */
export function readMicroformats(page: readonly Element[]): Item[] {
  const roots = page.filter((element) => classesOf(element).some((name) => ROOTS.includes(name)))
  const work = { left: 300_000 }
  return roots
    .slice(0, MOST_ITEMS)
    .map((root) => itemOf(root, work))
    .filter(({ fields }) => fields['startDate'] !== undefined)
}
