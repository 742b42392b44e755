/** The time of the stand-in, and its alarm clock; tests pass their own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Runs `action` once, `delayMs` from now; the answer calls it off. */
  after(delayMs: number, action: () => void): () => void
}

/** The machine's time. Its timers never keep the process alive by themselves. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, action) {
    const timer = setTimeout(action, Math.max(0, delayMs))
    timer.unref()
    return () => clearTimeout(timer)
  },
}

/** Stripe's timestamps are whole seconds. */
export const secondsOf = (clock: Clock): number => Math.floor(clock.now() / 1000)
