import type { Instant } from '../../contract/time'
import { log } from '../log'

/**
 * Runs one sweep after the other; one that fails does not keep the others waiting.
 * @throws AggregateError at the end, when some did
 */
export async function runEach(
  sweeps: Readonly<Record<string, (now: Instant) => Promise<unknown>>>,
  now: Instant,
): Promise<void> {
  const errors: unknown[] = []
  for (const [name, sweep] of Object.entries(sweeps)) {
    try {
      await sweep(now)
    } catch (error) {
      log.error('sweepFailed', { name, error: String(error) })
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} sweeps failed`)
}
