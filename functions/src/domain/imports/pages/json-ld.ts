import type { Element } from 'domhandler'
import type { Item, Value } from './item'
import { MOST_ITEMS, plainType } from './item'
import { readLenientJson } from './lenient-json'
import { textBelow } from './page-tree'

const DEEPEST = 20
const MOST_SCRIPTS = 300
/** Longer data is taken as it is or not at all: mending takes time. */
const LONGEST_BROKEN = 500_000

/** What pages wrap their data in: comments and CDATA marks around it, for browsers of long ago. */
function unwrapped(text: string): string {
  return text
    .trim()
    .replace(/^(?:\/\/|\/\*)?\s{0,20}(?:<!--|<!\[CDATA\[)(?:\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?\s{0,20}(?:-->|\]\]>)(?:\*\/)?$/, '')
    .replace(/;$/, '')
    .trim()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Some programs write a page's data as they write its text: `&quot;` for every quote. */
const unescaped = (text: string) =>
  text
    .replaceAll(/&(?:quot|#34|#x22);/gi, '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** Data as JSON, also where a strict reader finds mistakes in it. */
export function parseLeniently(text: string): unknown {
  const plain = unwrapped(text)
  const strict = parse(plain)
  if (strict !== undefined || plain.length > LONGEST_BROKEN) return strict
  return readLenientJson(/^[[{]\s*&quot;/i.test(plain) ? unescaped(plain) : plain)
}

interface Work {
  left: number
}

function valueOf(value: unknown, depth: number, work: Work): Value[] {
  work.left -= 1
  if (work.left < 0 || depth > DEEPEST) return []
  if (typeof value === 'string') return [value]
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).flatMap((it) => valueOf(it, depth + 1, work))
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const stated = entries.find(([key]) => key === '@value')
  return stated ? valueOf(stated[1], depth + 1, work) : [itemOf(entries, depth, work)]
}

function itemOf(entries: [string, unknown][], depth: number, work: Work): Item {
  const fields: Record<string, Value[]> = Object.create(null) as Record<string, Value[]>
  let types: string[] = []
  let id = ''
  for (const [key, value] of entries) {
    if (key === '@type')
      types = [value]
        .flat()
        .filter((it) => typeof it === 'string')
        .map(plainType)
    else if (key === '@id') id = typeof value === 'string' ? value : ''
    else if (key === '@graph' || !key.startsWith('@'))
      fields[plainType(key)] = valueOf(value, depth + 1, work)
  }
  return { types, id, text: '', fields }
}

/** The things that data describes. */
export function itemsOfData(data: unknown): Item[] {
  return valueOf(data, 0, { left: 200_000 }).filter((it) => typeof it === 'object')
}

/** What a page describes as JSON-LD, in as many scripts as it likes. A script that is broken is left out. */
export function readJsonLd(page: readonly Element[]): { items: Item[]; unreadable: number } {
  const work = { left: 200_000 }
  const items: Item[] = []
  let unreadable = 0
  const isData = ({ name, attribs }: Element) =>
    name === 'script' && /^application\/ld\+json\b/i.test(attribs['type']?.trim() ?? '')
  for (const script of page.filter(isData).slice(0, MOST_SCRIPTS)) {
    const data = parseLeniently(textBelow(script, Infinity))
    if (data === undefined) unreadable += 1
    else items.push(...valueOf(data, 0, work).filter((it) => typeof it === 'object'))
  }
  return { items, unreadable }
}
