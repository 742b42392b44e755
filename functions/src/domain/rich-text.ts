import sanitizeHtml from 'sanitize-html'
import { RICH_TEXT_TAGS } from '../../contract/rich-text'

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
