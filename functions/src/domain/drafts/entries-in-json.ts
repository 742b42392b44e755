/**
 * Reads the objects of a list out of JSON that is still being written, each as soon as it is whole. What is no JSON is
 * passed over, so that a broken or truncated answer gives what came before the break.
 */
export function entryReader(): (piece: string) => unknown[] {
  let text = ''
  let at = 0
  let start = -1
  let depth = 0
  let isInString = false
  /** The depth of the entries: inside of the outermost object and its list. */
  const ENTRY = 2

  function takeEntry(): unknown[] {
    const entry = parse(text.slice(start, at + 1))
    start = -1
    return entry === undefined ? [] : [entry]
  }

  return (piece) => {
    text += piece
    const entries: unknown[] = []
    for (; at < text.length; at += 1) {
      const letter = text[at]
      if (isInString) {
        if (letter === '\\') {
          // What it escapes may still be on its way.
          if (at + 1 >= text.length) break
          at += 1
        } else if (letter === '"') isInString = false
      } else if (letter === '"') isInString = true
      else if (letter === '{') {
        depth += 1
        if (depth === ENTRY) start = at
      } else if (letter === '}') {
        if (depth === ENTRY && start >= 0) entries.push(...takeEntry())
        depth -= 1
      }
    }
    return entries
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
