/** The encoding that a page states in its own beginning, where it is one. */
const META = /<meta[^>]{0,200}?charset\s{0,5}=\s{0,5}["']?\s{0,5}([\w-]{2,40})/i

function decoderFor(label: string | undefined) {
  try {
    return label === undefined ? undefined : new TextDecoder(label)
  } catch {
    return undefined
  }
}

/** What a byte order mark says; it counts more than everything else (Encoding standard, section 6). */
function markedEncoding(bytes: Uint8Array): string | undefined {
  const [one, two, three] = bytes
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8'
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  return one === 0xfe && two === 0xff ? 'utf-16be' : undefined
}

function isUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Bytes as text: by their mark, the header, what the page says of itself; else as UTF-8 where they are, and in the letters of
 * Western Europe where they are not, as old calendars have them.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const header = /charset\s{0,5}=\s{0,5}"?([\w-]{2,40})/i.exec(contentType)?.[1]
  const opening = new TextDecoder('latin1').decode(bytes.subarray(0, 4096))
  const stated = markedEncoding(bytes) ?? header ?? META.exec(opening)?.[1]
  const decoder = decoderFor(stated)
  if (decoder && decoder.encoding !== 'utf-8') return decoder.decode(bytes)
  return isUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}
