/** The languages whose months and weekdays are known; dates of others are read where they are numbers. */
const LANGUAGES = 'en de fr es it nl pt sv da nb fi pl cs sk hu ro ca hr sl et lv lt tr el ru uk bg id'.split(
  ' ',
)

/** Letters without their marks and in small, each in its place, so that what is found can be quoted. */
export function folded(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const letter = text[at] ?? ''
    if (letter < '\u0080') return letter.toLowerCase()
    if (letter === '\u00A0' || letter === '\u202F' || letter === '\u2009') return ' '
    if (letter === '‐' || letter === '−') return '-'
    return (letter.normalize('NFD')[0] ?? letter).toLowerCase()[0] ?? letter
  }).join('')
}

/** A word as it is compared: `Févr.`, `de març` and `d’abril` without what stands around them. */
const plain = (word: string) =>
  folded(word)
    .replace(/^(?:de |d[’'])/, '')
    .replace(/\.$/, '')

function wordsOf(part: 'month' | 'weekday', moments: readonly number[]): Map<string, number> {
  const words = new Map<string, number>()
  for (const language of LANGUAGES) {
    for (const style of ['long', 'short'] as const) {
      const options: Intl.DateTimeFormatOptions[] = [
        { [part]: style, day: 'numeric', timeZone: 'UTC' },
        { [part]: style, timeZone: 'UTC' },
      ]
      for (const option of options) {
        const format = new Intl.DateTimeFormat(language, option)
        for (const [at, moment] of moments.entries()) {
          const word = plain(format.formatToParts(moment).find(({ type }) => type === part)?.value ?? '')
          if (/^\p{L}{3,}$/u.test(word) && !words.has(word)) words.set(word, at + 1)
        }
      }
    }
  }
  return words
}

const ALSO_MONTHS: readonly [string, number][] = [
  ['sept', 9],
  ['mrz', 3],
  ['maerz', 3],
  ['jaenner', 1],
  ['janner', 1],
  ['juill', 7],
  ['sett', 9],
  ['mrt', 3],
]

let known: { months: Map<string, number>; weekdays: Map<string, number> } | undefined

/** Months (January is 1) and weekdays (Monday is 1) by their names, long and short. */
export function dateWords() {
  known ??= {
    months: new Map([
      ...wordsOf(
        'month',
        Array.from({ length: 12 }, (_, at) => Date.UTC(2026, at, 15)),
      ),
      ...ALSO_MONTHS,
    ]),
    // 5 January 2026 is a Monday.
    weekdays: new Map([
      ...wordsOf(
        'weekday',
        Array.from({ length: 7 }, (_, at) => Date.UTC(2026, 0, 5 + at)),
      ),
      ...(['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'] as const).map((day, at): [string, number] => [
        day,
        at + 1,
      ]),
    ]),
  }
  return known
}

/** The names as one alternative of a pattern, the longest first. */
export function alternatives(words: ReadonlyMap<string, number>): string {
  return [...words.keys()].sort((one, other) => other.length - one.length).join('|')
}
