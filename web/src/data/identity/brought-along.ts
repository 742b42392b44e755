/** What followed somebody into their account. */
export type BroughtAlong =
  | { readonly kind: 'guest'; readonly orders: number; readonly rsvps: number }
  | { readonly kind: 'connected'; readonly providerId: string }

let waiting: BroughtAlong[] = []
let listener: ((it: BroughtAlong) => void) | undefined

/** Tells whoever listens; kept until somebody does. */
export function announce(it: BroughtAlong): void {
  if (listener) listener(it)
  else waiting.push(it)
}

/** Hears of everything that followed, also from before. One at a time. Answers how to end it. */
export function onBroughtAlong(hear: (it: BroughtAlong) => void): () => void {
  listener = hear
  const before = waiting
  waiting = []
  before.forEach(hear)
  return () => {
    listener = undefined
  }
}
