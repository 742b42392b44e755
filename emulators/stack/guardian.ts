import { rmSync } from 'node:fs'
import { endMarked } from './marked-processes'

/**
 * Outlives the launcher for a moment: when the launcher is gone, however it went, its pipe to us closes, and we end what
 * it left. It runs as `guardian.ts <run> <temporary folder>` in a session of its own, so that what kills the
 * launcher's group does not reach it.
 */
const [run = '', temporaryFolder = ''] = process.argv.slice(2)
const GRACE_TO_SAVE_DATA_MS = 20_000

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined)
process.stdin.on('close', () => void cleanUp()).resume()

async function cleanUp(): Promise<void> {
  await endMarked(run, GRACE_TO_SAVE_DATA_MS)
  rmSync(temporaryFolder, { recursive: true, force: true })
  process.exit(0)
}
