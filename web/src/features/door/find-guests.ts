import type { DoorEntry } from 'functions/contract/door'

/** Words as they are compared: in small letters, without accents. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The guests of whose name, ticket or order every word of a search begins a word, by name. */
export function findGuests(guests: readonly DoorEntry[], search: string): DoorEntry[] {
  const sought = plain(search).split(/\s+/).filter(Boolean)
  const found = guests.filter(({ name, title, orderRef }) => {
    const words = plain(`${name} ${title} ${orderRef}`).split(/[\s-]+/)
    return sought.every((word) => words.some((it) => it.startsWith(word)))
  })
  return found.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** How many people are in and how many are expected in all; whoever's ticket is not valid is not. */
export function countGuests(guests: Iterable<DoorEntry>): { inside: number; expected: number } {
  let [inside, expected] = [0, 0]
  for (const { status, guests: more } of guests) {
    if (status === 'used') inside += 1 + more
    if (status === 'used' || status === 'valid') expected += 1 + more
  }
  return { inside, expected }
}
