/** Browsers and Node have it alike; the contract itself is made for neither of them. */
declare const TextDecoder: new (
  label?: string,
  options?: { fatal?: boolean },
) => { readonly encoding: string; decode: (bytes: Uint8Array) => string }

/** The encoding that a page or an XML file states in its own beginning, where it is one. */
const META = /<(?:meta|\?xml)[^>]{0,200}?(?:charset|encoding)\s{0,5}=\s{0,5}["']?\s{0,5}([\w-]{2,40})/i
/** What old calendars state beside a line: `SUMMARY;CHARSET=ISO-8859-15:…`. */
const LINE = /^[A-Z-]{2,40}(?:;[\w=-]{1,60}){0,5};CHARSET=([\w-]{2,40})/im

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

/** Pairs of bytes that are looked at for zeros. */
const SAMPLE = 2000

/** Text in UTF-16 without a mark: every other byte of what is written in Latin letters is zero. */
function pairedEncoding(bytes: Uint8Array): string | undefined {
  const pairs = Math.min(SAMPLE, Math.floor(bytes.length / 2))
  if (pairs < 4) return undefined
  let [first, second] = [0, 0]
  for (let at = 0; at < pairs; at++) {
    if (bytes[at * 2] === 0) first += 1
    if (bytes[at * 2 + 1] === 0) second += 1
  }
  const isMost = (zeros: number, others: number) => zeros > pairs / 2 && others < pairs / 10
  if (isMost(second, first)) return 'utf-16le'
  return isMost(first, second) ? 'utf-16be' : undefined
}

/** The text in UTF-8, also where a few bytes in it are broken; undefined where it is another encoding. */
function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes)
    const broken = text.split('\uFFFD').length - 1
    const whole = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0
    return whole > broken * 4 ? text : undefined
  }
}

/**
 * Bytes as text: by their mark, the header, what the text says of itself; else as UTF-16 or UTF-8 where they are, and in the
 * letters of Western Europe where they are not, as old calendars have them.
 * @param contentType of the answer that they came with; empty for a file
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const header = /charset\s{0,5}=\s{0,5}"?([\w-]{2,40})/i.exec(contentType)?.[1]
  const opening = new TextDecoder('latin1').decode(bytes.subarray(0, 4096))
  const stated = markedEncoding(bytes) ?? pairedEncoding(bytes) ?? header
  const decoder = decoderFor(stated ?? META.exec(opening)?.[1] ?? LINE.exec(opening)?.[1])
  // Text that arrived in one encoding may say of itself that it is in another: what cannot be is not believed.
  const isPossible = stated !== undefined || decoder?.encoding.startsWith('utf-16') === false
  if (decoder && decoder.encoding !== 'utf-8' && isPossible) return decoder.decode(bytes)
  return asUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}
