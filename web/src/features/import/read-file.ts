import { MAX_IMPORT_BYTES } from 'functions/contract/import'

/** A file as text: UTF-8, or the letters of Western Europe, as old calendars have them; undefined when it is too large. */
export async function readFile(file: File): Promise<string | undefined> {
  if (file.size > MAX_IMPORT_BYTES) return undefined
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A link as people copy it: of a calendar program, or without its beginning. */
export function wholeLink(typed: string): string {
  const link = typed.trim().replace(/^webcals?:/i, 'https:')
  return link === '' || /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`
}
