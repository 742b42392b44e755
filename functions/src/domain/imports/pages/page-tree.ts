import type { Element } from 'domhandler'
import { DomHandler, ElementType, Parser } from 'htmlparser2'

/** Deeper than any page that a person sees; looking at deeper ones takes time that grows faster than they do. */
const DEEPEST = 250
/** Elements that are looked at; what comes after them is not even read. */
const MOST_ELEMENTS = 100_000
const LONGEST_TEXT = 40_000

class Enough extends Error {}

class BoundedHandler extends DomHandler {
  readonly elements: Element[] = []

  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > DEEPEST) throw new RangeError('This page is nested too deep')
    super.onopentag(name, attributes)
    const opened = this.tagStack.at(-1)
    if (opened && 'attribs' in opened) this.elements.push(opened)
    if (this.elements.length >= MOST_ELEMENTS) throw new Enough()
  }
}

/**
 * All elements of a page, in their order. The work grows with the page and not faster.
 * @throws RangeError when the page is nested deeper than any that a person sees
 */
export function elementsOf(html: string): Element[] {
  const handler = new BoundedHandler()
  try {
    new Parser(handler).end(html)
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  return handler.elements
}

/** The elements right below one. */
export function childrenOf(element: Element): Element[] {
  return element.children.filter((child): child is Element => 'attribs' in child)
}

/** The words of an attribute. */
export function wordsOf(element: Element, attribute: string): string[] {
  return (element.attribs[attribute] ?? '').split(/\s+/).filter(Boolean).slice(0, 20)
}

/** The text inside of an element, as it is written; what is meant for programs inside of it is left out. */
export function textBelow(element: Element, longest = LONGEST_TEXT): string {
  const parts: string[] = []
  let length = 0
  const waiting = [...element.children].toReversed()
  while (waiting.length > 0 && length < longest) {
    const next = waiting.pop()
    if (next && 'data' in next && next.type === ElementType.Text) {
      parts.push(next.data)
      length += next.data.length
    } else if (next && 'attribs' in next && next.name !== 'script' && next.name !== 'style') {
      for (let at = next.children.length - 1; at >= 0; at--) {
        const child = next.children[at]
        if (child) waiting.push(child)
      }
    }
  }
  return parts.join('')
}
