import { originOf } from './layout'
import { Problem } from './problem'

const TIMEOUT_MS = 60_000

/** Whether anything answers HTTP at the port, with whatever status. */
export async function answers(port: number): Promise<boolean> {
  try {
    const { body } = await fetch(originOf(port), { signal: AbortSignal.timeout(2000), redirect: 'manual' })
    await body?.cancel()
    return true
  } catch {
    return false
  }
}

/** Waits until every port answers. */
export async function allAnswer(ports: readonly number[]): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  for (const port of ports) {
    while (!(await answers(port))) {
      if (Date.now() > deadline) throw new Problem(`Nothing answers at port ${port} after a minute.`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
