/** What makes a spreadsheet take a cell for a formula (OWASP, "CSV Injection"). */
const FORMULA = /^\s*[=+\-@\t\r]/

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  // An apostrophe is how a spreadsheet is told that what follows is text.
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Begins a file of lines: a byte order mark tells spreadsheets that it is UTF-8. */
export const CSV_START = '\ufeff'

/** One line of a table as CSV (RFC 4180); no cell of text is ever a formula. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}
