import { decodeText } from 'functions/contract/text/decode-text'
import { MAX_IMPORT_BYTES } from 'functions/contract/imports/import'

/** A file as text, in whatever encoding it is or says that it is; undefined when it is too large. */
export async function readFile(file: File): Promise<string | undefined> {
  if (file.size > MAX_IMPORT_BYTES) return undefined
  return decodeText(new Uint8Array(await file.arrayBuffer()), '')
}

/** A link as people copy it: of a calendar program, or without its beginning. */
export function wholeLink(typed: string): string {
  const link = typed.trim().replace(/^webcals?:/i, 'https:')
  return link === '' || /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`
}
