/** Rows below the first and columns that are looked at: more is no list of activities. */
export const MOST_ROWS = 1000
const MOST_COLUMNS = 100

/** The delimiter that parts the first line into most columns, quoted text left out. */
function sniffDelimiter(text: string): string {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r\n|\n|\r/, 1)
  const counts = [',', ';', '\t', '|'].map((it) => ({ it, count: line.split(it).length }))
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).it
}

/**
 * A table of comma-separated values as rows of cells (RFC 4180): quoted cells may hold delimiters, quotes and new lines.
 * Semicolons, tabs and bars part cells as well; a quote that is never closed ends with the text.
 */
export function readRows(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '').replace(/^sep=(.)\r?\n/i, '')
  const delimiter = /^\uFEFF?sep=(.)\r?\n/i.exec(text)?.[1] ?? sniffDelimiter(source)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < source.length && rows.length < MOST_ROWS + 2) {
    const cell = source[at] === '"' ? readQuoted(source, at) : readPlain(source, at, delimiter)
    if (row.length < MOST_COLUMNS) row.push(cell.text.trim())
    at = cell.end
    if (source[at] === delimiter) {
      at += 1
      if (at === source.length) row.push('')
      continue
    }
    at += source.startsWith('\r\n', at) ? 2 : 1
    if (row.some((it) => it !== '')) rows.push(row)
    row = []
  }
  if (row.some((it) => it !== '')) rows.push(row)
  return rows
}

function readPlain(source: string, from: number, delimiter: string): { text: string; end: number } {
  let end = from
  while (end < source.length && source[end] !== delimiter && source[end] !== '\n' && source[end] !== '\r')
    end += 1
  return { text: source.slice(from, end), end }
}

/** A quoted cell; what stands between its closing quote and the next delimiter is taken along. */
function readQuoted(source: string, from: number): { text: string; end: number } {
  const parts: string[] = []
  let at = from + 1
  for (;;) {
    const quote = source.indexOf('"', at)
    if (quote === -1) return { text: parts.join('') + source.slice(at), end: source.length }
    parts.push(source.slice(at, quote))
    if (source[quote + 1] !== '"') return { text: parts.join(''), end: quote + 1 }
    parts.push('"')
    at = quote + 2
  }
}
