import type { Clock } from '../world/clock'

/** A clock that stands still until it is moved on; alarms ring on the way, in order. */
export class ManualClock implements Clock {
  #now: number
  #alarms: { at: number; action: () => void }[] = []

  constructor(start: number) {
    this.#now = start
  }

  now = (): number => this.#now

  after(delayMs: number, action: () => void): () => void {
    const alarm = { at: this.#now + Math.max(0, delayMs), action }
    this.#alarms.push(alarm)
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm)
    }
  }

  advance(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const next = this.#alarms.toSorted((a, b) => a.at - b.at)[0]
      if (!next || next.at > end) break
      this.#alarms = this.#alarms.filter((alarm) => alarm !== next)
      this.#now = next.at
      next.action()
    }
    this.#now = end
  }
}
