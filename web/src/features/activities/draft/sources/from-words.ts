import { escapeText } from 'functions/contract/text/escape-html'

const MAX_TITLE = 120
const MAX_SENTENCE = 300

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })

function firstSentence(text: string): string {
  const [first] = sentences.segment(text)
  return first?.segment ?? ''
}

/** At most so many characters, cut between words where there are any, never inside of a character. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most - 1)
  const space = room.lastIndexOf(' ')
  const kept = space > most / 2 ? room.slice(0, space) : room.replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.trimEnd()}…`
}

/** The first sentences that fit. */
function opening(text: string): string {
  let kept = ''
  for (const { segment } of sentences.segment(text.replaceAll(/\s+/g, ' '))) {
    if ((kept + segment).trim().length > MAX_SENTENCE) break
    kept += segment
  }
  return kept.trim() || cut(text, MAX_SENTENCE)
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
 * What somebody wrote about their activity, in any language, sorted into the form: the first sentence is its title, the
 * rest its description. Nothing is lost, and nothing is guessed: when and where are left to the form. It is for when the
 * writing help does not answer.
 */
export function sortWords(words: string): { title: string; description: string; richDescription: string } {
  const text = words.replaceAll('\r\n', '\n').trim()
  const first = firstSentence(text)
  const whole = first.trim().replace(/[.。]$/, '')
  const title = cut(whole, MAX_TITLE)
  const rest = title === whole ? text.slice(first.length).trim() : text
  const description = opening(rest)
  const saysAll = description === rest
  return { title, description, richDescription: saysAll ? '' : paragraphsOf(rest) }
}
