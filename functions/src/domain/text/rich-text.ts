import { escapeText } from '../../../contract/text/escape-html'
import sanitizeHtml from 'sanitize-html'
import { RICH_TEXT_TAGS } from '../../../contract/text/rich-text'
import { isAddressIn, withoutNewAddresses } from './plain-text'

const RULES: sanitizeHtml.IOptions = {
  allowedTags: RICH_TEXT_TAGS,
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow ugc noopener', target: '_blank' }),
  },
}

/** A rich description with nothing in it but the markup that the editor makes. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, RULES).trim()
}

/** The same with its rich description cleaned again: for the way out, where it becomes markup as it is. */
export function withCleanText<T extends { richDescription: string }>(it: T): T {
  return { ...it, richDescription: cleanRichText(it.richDescription) }
}

/** Paragraphs of plain text as the editor writes them. */
function paragraphsOf(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeText(part).replaceAll(/\s*\n\s*/g, '<br>')}</p>`)
    .join('')
}

/**
 * A rich description that somebody else than the person wrote: without a link or an address that is not in the
 * person's own words. Plain text becomes paragraphs.
 */
export function cleanForeignText(html: string, words: string): string {
  const clean = cleanRichText(/<(?:p|ul|ol|h2|h3)\b/i.test(html) ? html : paragraphsOf(html))
  return sanitizeHtml(clean, {
    ...RULES,
    transformTags: {},
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'a' && !isAddressIn(attribs['href'] ?? '', words) ? 'excludeTag' : false,
    textFilter: (text) => keepEdges(text, withoutNewAddresses(text, words)),
  })
}

/** A text between tags keeps the spaces that part it from its neighbours. */
function keepEdges(before: string, after: string): string {
  const [lead = ''] = /^\s*/.exec(before) ?? []
  const [tail = ''] = /\s*$/.exec(before) ?? []
  return after === '' ? lead : `${lead}${after}${tail}`
}
