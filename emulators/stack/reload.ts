import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { StackLayout } from './layout'
import { Problem } from './problem'

const TIMEOUT_MS = 60_000

/**
 * Waits, right after a build, until the emulator has loaded the new functions. It watches their folder, begins a second
 * after the last change, and says only in its log when it is done.
 */
export async function functionsReloaded({ dir }: StackLayout): Promise<void> {
  const log = join(dir, 'firebase.log')
  const start = existsSync(log) ? statSync(log).size : 0
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline) {
    const added = existsSync(log) ? readFileSync(log).subarray(start).toString() : ''
    if (added.includes('Loaded functions definitions from source')) return
    const failure = /Failed to load function definition from source: .*/.exec(added)
    if (failure) throw new Problem(failure[0])
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Problem('The running test stack did not load the new functions within a minute.')
}
