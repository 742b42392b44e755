const MOST = 200

/** A text as it is compared: spaces, quotation marks and capitals do not count. */
function compared(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\u00AD\u200B-\u200D]+/g, ' ')
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .trim()
}

/** A quotation as it is shown, if it really stands in the words; what does not is no quotation. */
export function quotedFrom(words: string, quote: string): string | undefined {
  const wanted = compared(quote)
  if (!/[\p{L}\p{N}]/u.test(wanted) || wanted.length > MOST) return undefined
  return compared(words).includes(wanted) ? quote.replaceAll(/\s+/g, ' ').trim().slice(0, MOST) : undefined
}
