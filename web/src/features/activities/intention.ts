/**
 * Gives one key to one intention: asked again for the same content, the same key; for other content, another. A repeated
 * request then has one effect, and a corrected one is not taken for a repetition.
 */
export function intentions(newKey: () => string = () => crypto.randomUUID()): (content: unknown) => string {
  let last: { text: string; key: string } | undefined
  return (content) => {
    const text = JSON.stringify(content)
    if (last?.text !== text) last = { text, key: newKey() }
    return last.key
  }
}
