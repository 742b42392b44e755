import type { Element } from 'domhandler'
import type { Item, Value } from './item'
import { MOST_ITEMS, plainType } from './item'
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

/** Data as JSON, also where it holds raw line breaks in its texts, or a comma too many. */
function parseLeniently(text: string): unknown {
  const plain = unwrapped(text)
  if (plain.length > LONGEST_BROKEN) return parse(plain)
  // oxlint-disable-next-line no-control-regex -- the characters that JSON forbids in a text
  const calm = plain.replaceAll(/[\u0000-\u001F\u007F]/g, ' ')
  return parse(plain) ?? parse(calm) ?? parse(calm.replaceAll(/,(?=\s{0,200}[}\]])/g, ''))
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
