import { useState } from 'react'

export interface Attempt {
  busy: boolean
  error: unknown
  /** Runs `work` once at a time and keeps what it throws; answers whether it went well. */
  run: (work: () => Promise<void>) => Promise<boolean>
  /** Takes an error that came about elsewhere. */
  fail: (error: unknown) => void
  clear: () => void
}

/** One try after another at something that may fail. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  async function run(work: () => Promise<void>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setError(undefined)
    try {
      await work()
      return true
    } catch (caught) {
      setError(caught)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, run, fail: setError, clear: () => setError(undefined) }
}
