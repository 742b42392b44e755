/** Words of titles that no picture shows. */
const EMPTY = new Set(
  'a an and at by for from how in into is it my new of on or our the to with your activity event let lets join come'.split(
    ' ',
  ),
)
const MOST = 3

/** What to search pictures by, the best first: the words given, those of the title, then its longest ones alone. */
export function coverSearches({ title, words }: { title: string; words: string }): string[] {
  const said = (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !EMPTY.has(word))
  const alone = said.filter((word) => word.length > 2).toSorted((one, other) => other.length - one.length)
  const searches = [
    words.trim(),
    said.join(' ').slice(0, 50).trim(),
    ...alone.map((word) => word.slice(0, 50)),
  ]
  return [...new Set(searches.filter((search) => search !== ''))].slice(0, MOST)
}
