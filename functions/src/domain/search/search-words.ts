import { MAX_WORDS } from '../../../contract/activities/listing'

/** Letters that decomposition leaves whole, as people write them who do not have them. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
}

/** Scripts that are written without spaces: their words are found by pairs of letters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const RUNS = new RegExp(`(?:${UNSPACED.source})+|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}])+`, 'gu')

/** Longer words are cut, in what is written and in what is searched for. */
const LONGEST = 24
/** Letters that decide an order. */
const SORTED_LETTERS = 60
/** Words of a search that count. */
const SEARCHED = 8

/** A text without case, accents and letters that only some keyboards have; in any language. */
export function foldText(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßıłøđæœþð]/g, (it) => LETTERS[it] ?? it)
}

/** What a text is sorted by, whatever the case and the accents of its first letters. */
export function sortKeyOf(text: string): string {
  return cut(foldText(text), SORTED_LETTERS).join('')
}

function runsOf(text: string): string[] {
  return foldText(text).match(RUNS) ?? []
}

/** The words of a text; where a script has no spaces, its pairs of letters, or the letter that stands alone. */
export function wordsOf(text: string): string[] {
  return runsOf(text).flatMap((run) => (UNSPACED.test(run) ? pairsOf(run) : [cut(run, LONGEST).join('')]))
}

/** The first letters of a word, none of them cut in half. */
function cut(word: string, letters: number): string[] {
  return Array.from(word).slice(0, letters)
}

function pairsOf(run: string): string[] {
  const letters = Array.from(run)
  if (letters.length === 1) return letters
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`)
}

/** The beginnings that find a word while it is typed: from two letters on, or one where each is a word. */
function beginningsOf(text: string): string[] {
  return runsOf(text).flatMap((run) => {
    if (UNSPACED.test(run)) return Array.from(run)
    const letters = cut(run, LONGEST)
    return letters.slice(2).map((_, index) => letters.slice(0, index + 2).join(''))
  })
}

function bounded(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, MAX_WORDS)
}

/** What finds an activity by its title. */
export function titleWordsOf(title: string): string[] {
  return bounded([...wordsOf(title), ...beginningsOf(title)])
}

/**
 * What finds an activity at all: the title's words, then whole words of the other texts in the order given, then the
 * beginnings of their first ones, as long as there is room.
 */
export function searchWordsOf(title: string, texts: readonly string[]): string[] {
  const begun = texts.slice(0, -1).flatMap(beginningsOf)
  return bounded([...titleWordsOf(title), ...texts.flatMap(wordsOf), ...begun])
}

/** The words that somebody searches for, the longest first, which finds the fewest. */
export function searchedWords(q: string): string[] {
  const words = [...new Set(wordsOf(q))].slice(0, SEARCHED)
  return words.toSorted((a, b) => b.length - a.length)
}
