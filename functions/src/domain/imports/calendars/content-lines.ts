/** One line of a calendar: `DTSTART;TZID=Europe/Berlin:20260101T100000`. Names are in upper case. */
export interface ContentLine {
  readonly name: string
  readonly params: Readonly<Record<string, string>>
  readonly value: string
}

/** A part of a calendar between BEGIN and END. */
export interface Component {
  readonly name: string
  readonly lines: ContentLine[]
  readonly parts: Component[]
}

const DATED = /^(?:DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID|DUE)$/
/** Where a date begins, whatever stands in front of it unquoted. */
const DATE_AT_END = /:(\d{8}(?:T\d{4,6}Z?)?(?:,\d{8}(?:T\d{4,6}Z?)?){0,500})"?$/

/** The place of a character outside of quotes, or -1. */
function findOutsideQuotes(text: string, wanted: string, from: number): number {
  let isQuoted = false
  for (let at = from; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (!isQuoted && wanted.includes(text[at] ?? '')) return at
  }
  return -1
}

function readParams(text: string): Record<string, string> {
  const params: Record<string, string> = Object.create(null) as Record<string, string>
  let from = 0
  while (from < text.length) {
    const next = findOutsideQuotes(text, ';', from)
    const part = text.slice(from, next === -1 ? text.length : next)
    const equals = part.indexOf('=')
    if (equals > 0) params[part.slice(0, equals).toUpperCase()] = part.slice(equals + 1).replaceAll('"', '')
    if (next === -1) break
    from = next + 1
  }
  return params
}

/** A line as name, parameters and value; undefined for what is none. */
export function readLine(line: string): ContentLine | undefined {
  const [head = ''] = /^[A-Za-z0-9-]{1,60}(?=[;:])/.exec(line) ?? []
  if (head === '') return undefined
  const name = head.toUpperCase()
  const isQuotedRight = findOutsideQuotes(line, ':', head.length)
  const atEnd = DATED.test(name) ? DATE_AT_END.exec(line)?.index : undefined
  const colon = atEnd ?? (isQuotedRight === -1 ? line.indexOf(':') : isQuotedRight)
  if (colon === -1) return undefined
  const params = readParams(line.slice(head.length + 1, colon))
  const value = line
    .slice(colon + 1)
    .trim()
    .replace(atEnd === undefined ? '' : /"$/, '')
  const isQuoted = params['ENCODING']?.toUpperCase() === 'QUOTED-PRINTABLE'
  return { name, params, value: isQuoted ? unquoted(value, params['CHARSET']) : value }
}

const QUOTED = /^[A-Z-]{1,40};[^:]{0,200}QUOTED-PRINTABLE[^:]{0,200}:/i

/** Text as it was before it was written for the mail of long ago: `F=C3=BChrung` (RFC 2045, section 6.7). */
function unquoted(value: string, charset: string | undefined): string {
  return value.replaceAll(/(?:=[0-9A-F]{2})+/gi, (run) => {
    const bytes = Uint8Array.from(run.slice(1).split('='), (code) => Number.parseInt(code, 16))
    try {
      return new TextDecoder(charset).decode(bytes)
    } catch {
      return run
    }
  })
}

/** The lines of a file, those joined again that were folded (RFC 5545, section 3.1). */
function unfold(text: string): string[] {
  const lines: string[][] = []
  let goesOn = false
  let isQuoted = false
  for (const line of text.replace(/^[\s\uFEFF]+/, '').split(/\r\n|\n|\r/)) {
    const isFolded = line.startsWith(' ') || line.startsWith('\t')
    const last = lines.at(-1)
    if (last && (isFolded || goesOn)) last.push(goesOn ? line : line.slice(1))
    else {
      lines.push([line])
      isQuoted = QUOTED.test(line)
    }
    // Old calendars break their lines with a sign at the end (vCalendar 1.0, quoted-printable).
    goesOn = isQuoted && line.endsWith('=')
    if (goesOn) lines.at(-1)?.push(lines.at(-1)?.pop()?.slice(0, -1) ?? '')
  }
  return lines.map((parts) => parts.join(''))
}

/**
 * The calendars of a file. What is broken is left out: a line that is none, a part without its end, an end without its
 * beginning.
 */
export function readComponents(text: string): { calendars: Component[]; unreadable: number } {
  const root: Component = { name: '', lines: [], parts: [] }
  const open: Component[] = [root]
  let unreadable = 0
  for (const line of unfold(text)) {
    if (line.trim() === '') continue
    const top = open.at(-1) ?? root
    const read = readLine(line)
    if (!read) unreadable += 1
    else if (read.name === 'BEGIN') begin(open, read.value.toUpperCase())
    else if (read.name === 'END') end(open, read.value.toUpperCase())
    else top.lines.push(read)
  }
  return { calendars: root.parts.filter((part) => part.name === 'VCALENDAR'), unreadable }
}

function begin(open: Component[], name: string): void {
  // An event inside of an event: the first lost its end.
  const unclosed = name === 'VCALENDAR' ? 1 : open.findIndex((it) => it.name === name)
  if (unclosed > 0) open.length = unclosed
  const part: Component = { name, lines: [], parts: [] }
  open.at(-1)?.parts.push(part)
  if (open.length < 10) open.push(part)
}

function end(open: Component[], name: string): void {
  const at = open.findLastIndex((it) => it.name === name)
  if (at > 0) open.length = at
}

/** The first line of a name, or undefined. */
export function findLine({ lines }: Component, name: string): ContentLine | undefined {
  return lines.find((line) => line.name === name)
}

/** Text as it was before it was written into a calendar (RFC 5545, section 3.3.11). */
export function unescapeText(value: string): string {
  return value.replaceAll(/\\([nN,;\\])/g, (_, character: string) =>
    character.toLowerCase() === 'n' ? '\n' : character,
  )
}
