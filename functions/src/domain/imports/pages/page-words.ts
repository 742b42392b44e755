import type { Element } from 'domhandler'
import { ElementType } from 'htmlparser2'

/** A line of a page as a person sees it. */
export interface PageLine {
  readonly text: string
  /** Whether the page’s own names say that it is when something takes place. */
  readonly isWhen: boolean
  /** Whether they say that it is when something was written. */
  readonly isPublished: boolean
}

const LONGEST = 40_000
/** Content that is shorter may have been taken for something else. */
const SHORT = 400
const UNSEEN = new Set(
  'script style noscript template svg nav footer aside form select option button iframe head dialog object'.split(
    ' ',
  ),
)
const BLOCKS = new Set(
  'p div li ul ol dl dt dd tr td th table section article main header h1 h2 h3 h4 h5 h6 br hr blockquote pre figure figcaption time address body'.split(
    ' ',
  ),
)
const WHEN =
  /(?:^|[\s_-])(?:events?|dates?|when|time|datetime|schedule|termin|datum|fecha|dtstart|dt-start|start)(?=[\s_-]|$)/i
const PUBLISHED =
  /publi|posted|(?:^|[\s_-])(?:post|entry|article|comment|news|blog)[\s_-]{0,2}(?:date|time|meta)|byline|author|(?:^|[\s_-])(?:modified|updated|timestamp|copyright|comments?|credits?)(?=[\s_-]|$)/i
const ASIDE =
  /(?:^|\s)(?:(?:main|site|primary|secondary|left|right|top|global|page|post|skip)[-_])?(?:nav|navigation|navbar|menu|breadcrumbs?|footer|sidebar|cookies?|consent|related|newsletter|share|sharing|social)(?:[-_](?:\d+|left|right|area|main|menu|list|links?|bar|banner|posts?|buttons?|widgets?|events?))?(?=\s|$)/i

interface Seen {
  readonly isWhen: boolean
  readonly isPublished: boolean
}

const namesOf = ({ attribs }: Element) =>
  `${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['itemprop'] ?? ''}`.slice(0, 500)

/** Whether a person reads it as part of the page: not its menus, forms and, unless all counts, what is beside it. */
function isSeen(element: Element, all: boolean): boolean {
  const { name, attribs } = element
  if (UNSEEN.has(name) || attribs['hidden'] !== undefined || attribs['role'] === 'navigation') return false
  if (/display:\s?none/i.test(attribs['style'] ?? '')) return false
  return all || name === 'body' || name === 'main' || name === 'article' || !ASIDE.test(namesOf(element))
}

const lengthOf = (lines: readonly PageLine[]) => lines.reduce((sum, { text }) => sum + text.length, 0)

/** The lines of a page in their order, without what is around its content. */
export function linesOf(page: readonly Element[]): PageLine[] {
  const lines = linesIn(page, false)
  const all = lengthOf(lines) < SHORT ? linesIn(page, true) : lines
  // A page may call its whole content by a name that others give to what is beside it.
  return lengthOf(all) > lengthOf(lines) * 4 ? all : lines
}

function linesIn(page: readonly Element[], takesAll: boolean): PageLine[] {
  const root = page.find(({ name }) => name === 'main') ?? page.find(({ name }) => name === 'body')
  const lines: { parts: string[]; seen: Seen }[] = [
    { parts: [], seen: { isWhen: false, isPublished: false } },
  ]
  let length = 0
  const nothing: Seen = { isWhen: false, isPublished: false }
  const tops = root ? [root] : page.filter(({ parent }) => parent?.type === ElementType.Root)
  const waiting = tops
    .toReversed()
    .map((node): { node: Element['children'][number] | null; seen: Seen } => ({ node, seen: nothing }))
  while (waiting.length > 0 && length < LONGEST) {
    const next = waiting.pop()
    if (!next) break
    if (next.node === null) lines.push({ parts: [], seen: next.seen })
    else if ('data' in next.node && next.node.type === ElementType.Text) {
      const line = lines.at(-1)
      line?.parts.push(next.node.data)
      length += next.node.data.length
      if (line && next.node.data.trim() !== '')
        lines[lines.length - 1] = { ...line, seen: either(line.seen, next.seen) }
    } else if ('attribs' in next.node && isSeen(next.node, takesAll)) {
      const { name, children } = next.node
      const names = namesOf(next.node)
      const isFrame = name === 'body' || name === 'main' || name === 'article'
      const seen = isFrame
        ? next.seen
        : either(next.seen, { isWhen: WHEN.test(names), isPublished: PUBLISHED.test(names) })
      if (BLOCKS.has(name)) waiting.push({ node: null, seen: next.seen })
      for (let at = children.length - 1; at >= 0; at--) {
        const node = children[at]
        if (node) waiting.push({ node, seen })
      }
      if (BLOCKS.has(name)) waiting.push({ node: null, seen })
    }
  }
  return lines
    .map(({ parts, seen }) => ({ text: parts.join('').replaceAll(/\s+/g, ' ').trim(), ...seen }))
    .filter(({ text }) => text !== '')
}

const either = (one: Seen, other: Seen): Seen => ({
  isWhen: one.isWhen || other.isWhen,
  isPublished: one.isPublished || other.isPublished,
})
