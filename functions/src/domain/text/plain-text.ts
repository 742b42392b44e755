import sanitizeHtml from 'sanitize-html'

/** Addresses as people write them, with a scheme, `www.` or a path. */
const ADDRESS =
  /\b(?:[a-z][a-z0-9+.-]{1,15}:\/\/|mailto:|www\.)[^\s<>"']+|\b(?:[a-z0-9-]+\.)+[a-z]{2,24}\/[^\s<>"']*/giu
const TAG = /<[/!a-z][^>]*(?:>|$)/giu

/** Text with no markup and no control characters in it. */
export function plainText(text: string): string {
  const bare = sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  // What was written as an entity has become markup only now.
  return bare
    .replaceAll(TAG, '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
}

/** Text without the addresses that are not in `words` as they stand. */
export function withoutNewAddresses(text: string, words: string): string {
  return text
    .replaceAll(ADDRESS, (address) => (isAddressIn(address, words) ? address : ''))
    .replaceAll(/[^\S\n]{2,}/g, ' ')
    .trim()
}

const END = /[.,;:!?)\]]+$/

/** Whether an address stands in a text whole, not as the beginning of a longer one; what ends its sentence is not its own. */
export function isAddressIn(address: string, words: string): boolean {
  const wanted = address.replace(END, '')
  return wanted !== '' && words.split(/[\s<>"'()]+/).some((word) => word.replace(END, '') === wanted)
}

/** At most so many characters, cut between words where there are any, never inside of a character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most - 1)
  const space = room.lastIndexOf(' ')
  const kept = space > most / 2 ? room.slice(0, space) : room.replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.trimEnd()}…`
}
