import type { Element } from 'domhandler'
import { ElementType } from 'htmlparser2'
import type { Item, Value } from './item'
import { MOST_ITEMS, plainType } from './item'
import { valueOfElement } from './microdata'
import { childrenOf, wordsOf } from './page-tree'

interface Open extends Item {
  readonly fields: Record<string, Value[]>
}

/** `https://schema.org/`, also for names with the prefix that everybody gives it. */
function isSchemaName(name: string, vocabulary: string): boolean {
  if (/^(?:schema:|https?:\/\/schema\.org\/)/.test(name)) return true
  return !name.includes(':') && /^https?:\/\/(?:www\.)?schema\.org\/?$/.test(vocabulary)
}

/** The value of a property (RDFa Lite 1.1, section 2): one that is written out comes before the text. */
function valueOfProperty(element: Element): string {
  const { content, datetime, resource } = element.attribs
  return (content ?? datetime ?? resource ?? valueOfElement(element)).trim()
}

function add(thing: Open | undefined, names: readonly string[], value: Value): void {
  for (const name of names) if (thing) (thing.fields[plainType(name)] ??= []).push(value)
}

interface Place {
  readonly element: Element
  readonly vocabulary: string
  /** The thing that it is a part of. */
  readonly inside: Open | undefined
}

function thingOf(element: Element, types: readonly string[]): Open {
  const { resource, about } = element.attribs
  const fields = Object.create(null) as Record<string, Value[]>
  return { types: types.map(plainType), id: resource ?? about ?? '', text: '', fields }
}

/** What a page describes as RDFa Lite in the words of schema.org: every thing that is no part of another. */
export function readRdfa(page: readonly Element[]): Item[] {
  if (page.every(({ attribs }) => attribs['typeof'] === undefined)) return []
  const items: Item[] = []
  const roots = page.filter(({ parent }) => parent?.type === ElementType.Root)
  const waiting: Place[] = roots.map((element) => ({ element, vocabulary: '', inside: undefined }))
  for (let left = 200_000; left > 0 && items.length < MOST_ITEMS; left--) {
    const next = waiting.pop()
    if (!next) break
    const { element } = next
    const vocabulary = element.attribs['vocab'] ?? next.vocabulary
    const isOurs = (name: string) => isSchemaName(name, vocabulary)
    const [types, names] = [
      wordsOf(element, 'typeof').filter(isOurs),
      wordsOf(element, 'property').filter(isOurs),
    ]
    const thing = types.length > 0 ? thingOf(element, types) : undefined
    if (thing && (names.length === 0 || !next.inside)) items.push(thing)
    else if (names.length > 0) add(next.inside, names, thing ?? valueOfProperty(element))
    const inside = thing ?? next.inside
    for (const child of childrenOf(element).toReversed()) waiting.push({ element: child, vocabulary, inside })
  }
  return items
}
