import type { Element } from 'domhandler'
import type { Item, Value } from './item'
import { MOST_ITEMS, plainType } from './item'
import { childrenOf, textBelow, wordsOf } from './page-tree'

const ADDRESSES: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  audio: 'src',
  video: 'src',
  iframe: 'src',
  source: 'src',
  object: 'data',
}

/** The value of an element (HTML, section 5.2.4, "Values"); `content` counts on every element, as pages have it so. */
export function valueOfElement(element: Element): string {
  const { name, attribs } = element
  if (attribs['content'] !== undefined) return attribs['content']
  const attribute =
    name === 'time' ? 'datetime' : name === 'data' || name === 'meter' ? 'value' : ADDRESSES[name]
  return (attribute === undefined ? undefined : attribs[attribute]) ?? textBelow(element)
}

interface Work {
  left: number
  /** The elements that others refer to. */
  readonly named: ReadonlyMap<string, Element>
}

/** The elements below one, in order, that belong to it: what is below another thing belongs to that one. */
function* propertiesBelow(root: Element, work: Work): Generator<Element> {
  const waiting = childrenOf(root).toReversed()
  for (const id of wordsOf(root, 'itemref')) {
    const referred = work.named.get(id)
    if (referred) waiting.push(referred)
  }
  while (waiting.length > 0 && work.left > 0) {
    work.left -= 1
    const next = waiting.pop()
    if (!next) return
    if (next.attribs['itemprop'] !== undefined) yield next
    if (next.attribs['itemscope'] === undefined)
      for (const child of childrenOf(next).toReversed()) waiting.push(child)
  }
}

function itemOf(root: Element, depth: number, work: Work): Item {
  const fields: Record<string, Value[]> = Object.create(null) as Record<string, Value[]>
  for (const element of propertiesBelow(root, work)) {
    const isThing = element.attribs['itemscope'] !== undefined
    if (isThing && depth > 10) continue
    const value = isThing ? itemOf(element, depth + 1, work) : valueOfElement(element).trim()
    for (const name of wordsOf(element, 'itemprop')) (fields[plainType(name)] ??= []).push(value)
  }
  const types = wordsOf(root, 'itemtype').map(plainType)
  const text = types.includes('Place') ? textBelow(root).replaceAll(/\s+/g, ' ').trim() : ''
  return { types, id: root.attribs['itemid'] ?? '', text, fields }
}

/** What a page describes as microdata: every thing that is no part of another. */
export function readMicrodata(page: readonly Element[]): Item[] {
  const all = page.filter(({ attribs }) => attribs['itemscope'] !== undefined)
  if (all.length === 0) return []
  const named = new Map(
    page.filter(({ attribs }) => attribs['id']).map((element) => [element.attribs['id'] ?? '', element]),
  )
  const work = { left: 200_000, named }
  // A property outside of every thing describes none: the thing that is its value stands for itself.
  const isInside = (element: Element) => {
    for (let above = element.parent; above; above = above.parent) {
      work.left -= 1
      if ('attribs' in above && above.attribs['itemscope'] !== undefined) return true
    }
    return false
  }
  return all
    .slice(0, MOST_ITEMS)
    .filter((element) => element.attribs['itemprop'] === undefined || !isInside(element))
    .map((root) => itemOf(root, 0, work))
}
