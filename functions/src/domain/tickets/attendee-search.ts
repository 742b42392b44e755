/** How many words of a name or an address count, and how many letters of each. */
const MOST_WORDS = 7
const MOST_LETTERS = 8

/** Words as they are compared: in small letters, without accents. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))]
}

const beginning = (word: string) => Array.from(word).slice(0, MOST_LETTERS)

/** Under which words an order of a ticket type is found. */
export function ticketWord(ticketTypeRef: string): string {
  return `ticket:${ticketTypeRef}`
}

/** Under which word the orders of an address are found, whatever its capitals. */
export function emailWord(email: string): string {
  return `mail:${email.toLowerCase()}`
}

/**
 * What a database finds an order by that looks for whole words alone: each beginning of each word of the buyer's name and
 * address, the whole address, and its ticket types. Some thirty as a rule, never more than 133.
 */
export function searchWordsOf(
  buyer: { fullName: string; email: string },
  items: readonly { ticketTypeRef: string }[],
): string[] {
  const words = [buyer.fullName, buyer.email].flatMap((text) => wordsIn(text).slice(0, MOST_WORDS))
  const beginnings = words.flatMap((word) => {
    const letters = beginning(word)
    return letters.map((_, index) => letters.slice(0, index + 1).join(''))
  })
  const whole = emailWord(buyer.email)
  return [...new Set([...beginnings, whole, ...items.map((it) => ticketWord(it.ticketTypeRef))])]
}

/** The word of a search that the database looks for: its longest, as that finds the fewest. */
export function searchWordIn(search: string): string | undefined {
  const [longest] = wordsIn(search).toSorted((a, b) => b.length - a.length)
  return longest && beginning(longest).join('')
}

/** Whether each word of a search begins one of a buyer's. */
export function isFoundBy(search: string, buyer: { fullName: string; email: string } | null): boolean {
  const words = buyer ? wordsIn(`${buyer.fullName} ${buyer.email}`) : []
  return wordsIn(search).every((sought) => words.some((word) => word.startsWith(sought)))
}
