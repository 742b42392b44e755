import type { DoorEntry } from 'functions/contract/check-in/door'
import { readShortCode } from 'functions/contract/tickets/ticket-short-code'

/** Words as they are compared: in small letters, without accents. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

const byName = (guests: readonly DoorEntry[]) => guests.toSorted((a, b) => a.name.localeCompare(b.name))

/** The guests of whose name or ticket every word of a search begins a word, or whose short code it is, by name. */
export function findGuests(guests: readonly DoorEntry[], search: string): DoorEntry[] {
  const code = readShortCode(search)
  const coded = code === undefined ? [] : guests.filter(({ shortCode }) => shortCode === code)
  if (coded.length > 0) return byName(coded)
  const sought = plain(search).split(/\s+/).filter(Boolean)
  const found = guests.filter(({ name, title }) => {
    const words = plain(`${name} ${title}`).split(/[\s-]+/)
    return sought.every((word) => words.some((it) => it.startsWith(word)))
  })
  return byName(found)
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
