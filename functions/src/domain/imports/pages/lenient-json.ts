/** Deeper than any data that a page has. */
const DEEPEST = 60
const SPACE = new Set([' ', '\t', '\n', '\r', '\u00A0', '\uFEFF', '\u2028', '\u2029'])
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '' }

class NoJson extends Error {}

/**
 * Reads what was meant as JSON where a strict reader gives up: numbers with a leading zero, raw line breaks and unescaped
 * quotes in texts, commas too many or too few, comments, single quotes, an end that is missing. One look at each character.
 */
class Reader {
  #at = 0
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  all(): unknown[] {
    const values: unknown[] = []
    for (;;) {
      this.#skip()
      while (this.#text[this.#at] === ';' || this.#text[this.#at] === ',') {
        this.#at += 1
        this.#skip()
      }
      if (this.#at >= this.#text.length) return values
      const opening = this.#text[this.#at]
      if (opening !== '{' && opening !== '[') throw new NoJson()
      values.push(this.#value(0))
    }
  }

  #skip(): void {
    for (; this.#at < this.#text.length; this.#at++) {
      const [one, next] = [this.#text[this.#at] ?? '', this.#text[this.#at + 1]]
      if (SPACE.has(one) || one < ' ') continue
      if (one !== '/' || (next !== '*' && next !== '/')) return
      const end = this.#text.indexOf(next === '*' ? '*/' : '\n', this.#at + 2)
      this.#at = end === -1 ? this.#text.length : end + (next === '*' ? 1 : 0)
    }
  }

  #value(depth: number): unknown {
    if (depth > DEEPEST) throw new NoJson()
    this.#skip()
    const opening = this.#text[this.#at]
    if (opening === '{') return this.#object(depth)
    if (opening === '[') return this.#list(depth)
    return opening === '"' || opening === "'" ? this.#string(opening, false) : this.#word()
  }

  #object(depth: number): Record<string, unknown> {
    const object: Record<string, unknown> = Object.create(null) as Record<string, unknown>
    this.#at += 1
    for (;;) {
      this.#skip()
      const next = this.#text[this.#at]
      if (next === undefined) return object
      if (next === '}') {
        this.#at += 1
        return object
      }
      if (next === ',') {
        this.#at += 1
        continue
      }
      const key = next === '"' || next === "'" ? this.#string(next, true) : this.#key()
      this.#skip()
      if (this.#text[this.#at] !== ':') throw new NoJson()
      this.#at += 1
      object[key] = this.#value(depth + 1)
    }
  }

  #list(depth: number): unknown[] {
    const list: unknown[] = []
    this.#at += 1
    for (;;) {
      this.#skip()
      const next = this.#text[this.#at]
      if (next === undefined) return list
      if (next === ']') {
        this.#at += 1
        return list
      }
      if (next === ',') this.#at += 1
      else list.push(this.#value(depth + 1))
    }
  }

  /** Whether a quote ends its text: what follows is what follows a text. */
  #ends(at: number, isKey: boolean): boolean {
    const after = this.#nextAfter(at)
    const next = this.#text[after]
    if (next === undefined) return true
    if (isKey) return next === ':'
    if (next === '}' || next === ']') return true
    if (next === '"') return this.#text.slice(at, after).includes('\n')
    return next === ',' && /["'{[\d\-tfn}\]/]/.test(this.#text[this.#nextAfter(after)] ?? '"')
  }

  #nextAfter(at: number): number {
    let next = at + 1
    while (SPACE.has(this.#text[next] ?? '') && next - at < 500) next += 1
    return next
  }

  #string(quote: string, isKey: boolean): string {
    const parts: string[] = []
    for (this.#at += 1; this.#at < this.#text.length; this.#at++) {
      const letter = this.#text[this.#at] ?? ''
      if (letter === quote && this.#ends(this.#at, isKey)) break
      parts.push(letter === '\\' ? this.#escaped() : letter)
    }
    this.#at += 1
    return parts.join('')
  }

  #escaped(): string {
    this.#at += 1
    const letter = this.#text[this.#at] ?? ''
    const code = this.#text.slice(this.#at + 1, this.#at + 5)
    if (letter !== 'u' || !/^[\dA-Fa-f]{4}$/.test(code)) return ESCAPES[letter] ?? letter
    this.#at += 4
    return String.fromCharCode(Number.parseInt(code, 16))
  }

  #key(): string {
    const [key = ''] = /^[\w$@-]{1,100}/.exec(this.#text.slice(this.#at, this.#at + 100)) ?? []
    if (key === '') throw new NoJson()
    this.#at += key.length
    return key
  }

  /** A number as it is written, zeros in front included: what it is for decides what it means. */
  #word(): unknown {
    const [word = ''] = /^[^\s,}\]:{["']{1,100}/.exec(this.#text.slice(this.#at, this.#at + 100)) ?? []
    if (word === '') throw new NoJson()
    this.#at += word.length
    if (word === 'true' || word === 'false') return word === 'true'
    if (/^(?:null|undefined|NaN)$/.test(word)) return null
    if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(word)) throw new NoJson()
    return Number(word)
  }
}

/** What a text holds that was meant as JSON, one value after the other; undefined where nothing of the kind can be read. */
export function readLenientJson(text: string): unknown[] | undefined {
  try {
    const values = new Reader(text).all()
    return values.length > 0 ? values : undefined
  } catch (error) {
    if (error instanceof NoJson) return undefined
    throw error
  }
}
