/** A text written anew as the instruction wishes: by rule of thumb, so that the same text gives the same answer. */
export function rewrite(text: string, instruction: string): string {
  const wish = /Wish: ([a-z-]+)/.exec(instruction)?.[1]
  if (wish === 'shorter') return shorter(text)
  return opened(text, wish === 'warmer' ? 'We would love to see you. ' : 'You are cordially invited. ')
}

function shorter(text: string): string {
  const sentences = text.match(/[^.!?。]+[.!?。]*(?:<\/p>)?/g) ?? [text]
  return sentences
    .slice(0, Math.ceil(sentences.length / 2))
    .join('')
    .trim()
}

function opened(text: string, opening: string): string {
  return text.startsWith('<p>') ? text.replace('<p>', `<p>${opening}`) : `${opening}${text}`
}
