/** What public/first.js keeps of the time before the page's code was there. */
interface Early {
  pause: () => void
  end: () => HTMLElement[]
}

const early = () => (window as { turnoutEarly?: Early }).turnoutEarly

/** Nothing on the page changes by itself any more: to be called before it is hydrated. */
export function pauseEarlyPresses(): void {
  early()?.pause()
}

/** Makes the presses again that came before the page worked, one after the other. */
export async function repeatEarlyPresses(): Promise<void> {
  for (const button of early()?.end() ?? []) {
    button.click()
    // The page has to have taken one before the next: React answers a press when this turn is over.
    await Promise.resolve()
  }
}
