import { escapeText } from '../../../contract/text/escape-html'
import { WebUrl } from '../../../contract/text/web-url'
import { cleanRichText } from '../text/rich-text'
import { elementsOf, textBelow } from './pages/page-tree'

const MARKUP =
  /<\/?(?:p|br|div|span|ul|ol|li|strong|b|em|i|u|a|h[1-6]|html|body|table|blockquote)\b[^<>]{0,2000}>/i
const LONGEST_SOURCE = 30_000
const LONGEST_RICH = 40_000
/** Escaped and in paragraphs, it is still below the longest. */
const LONGEST_PLAIN = 7000

/** At most so many characters, cut between words where there are any, never inside of a character. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most - 1)
  const space = room.lastIndexOf(' ')
  const kept = space > most / 2 ? room.slice(0, space) : room.replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.trimEnd()}…`
}

// oxlint-disable-next-line no-control-regex -- they are what is taken out
const UNREADABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFD]|\p{Cs}/gu

/** Text that cannot be saved or sent is left out of it: control characters and halves of characters. */
export function wholeCharacters(text: string): string {
  return text.replaceAll(UNREADABLE, '')
}

/** Text without markup and entities, its line breaks kept. */
export function plainOf(source: string): string {
  const text = wholeCharacters(source.slice(0, LONGEST_SOURCE))
  if (!MARKUP.test(text) && !/&(?:#\w{1,7}|[a-z]\w{1,20});/i.test(text)) return text.trim()
  const [whole] = elementsOf(`<body>${text.replaceAll(/<(?:br|\/p|\/div|\/li|\/h[1-6])\b/gi, '\n$&')}`)
  const shown = whole ? textBelow(whole) : text
  return shown
    .replaceAll(/[ \t]{2,200}/g, ' ')
    .replaceAll(/\n{3,200}/g, '\n\n')
    .trim()
}

/** Text on one line. */
export function lineOf(source: string, most: number): string {
  return cut(plainOf(source).replaceAll(/\s+/g, ' ').trim(), most)
}

function paragraphsOf(text: string): string {
  return text
    .split(/\n[ \t\r]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeText(part).replaceAll(/[ \t\r]*\n[ \t\r]*/g, '<br>')}</p>`)
    .join('')
}

/** A description as the editor writes it: markup with nothing in it but what the editor makes, or plain paragraphs. */
export function richOf(source: string): string {
  const text = wholeCharacters(source.slice(0, LONGEST_SOURCE))
  const rich = MARKUP.test(text)
    ? cleanRichText(text.replaceAll(/<(\/?)div\b[^<>]{0,2000}>/gi, '<$1p>'))
    : paragraphsOf(plainOf(text))
  return rich.length <= LONGEST_RICH ? rich : paragraphsOf(cut(plainOf(text), LONGEST_PLAIN))
}

/** A link of a source that a person may follow, made whole by the address of its page; null for anything else. */
export function linkOf(link: string | null | undefined, base: string | null): string | null {
  const stated = (link ?? '').trim()
  if (stated === '' || stated.length > 2000) return null
  try {
    const url = new URL(stated, base ?? undefined)
    if (url.username !== '' || url.password !== '') return null
    return WebUrl.safeParse(url.href).data ?? null
  } catch {
    return null
  }
}

/** A number with its noun: `1 line`, `2 lines`. */
export const counted = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`
