import { createReadStream, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { layoutOf } from '../../emulators/stack/layout'

/** The emulator keeps book of every process of a function: when it begins, works, rests and ends. */
const LOG = join(layoutOf('test').dir, 'firebase-debug.log')
/** What it writes when a process has ended, by itself or not; the id is the process's own. */
const EXITED = /\[worker-[\w-]*?-(app|calls)-([\da-f]{8}-[\da-f-]{27})\]: exited/

/** The functions behind the HTTP interface whose processes ended, each as often as it was, in some lines of that log. */
export function exitsIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) => EXITED.exec(line)?.[1] ?? [])
}

/** Begins to watch the processes that answer requests; the answer says which of them have ended since. */
export function watchFunctions(): () => Promise<string[]> {
  if (!existsSync(LOG)) throw new Error(`There is no ${LOG}: nobody would know of a process that ends`)
  const { size: start } = statSync(LOG)
  return async () => {
    const lines = createInterface({ input: createReadStream(LOG, { start }) })
    const exits: string[] = []
    for await (const line of lines) exits.push(...exitsIn([line]))
    return exits
  }
}

/** Counts what this process asks of servers, and how often the answer was a fault of theirs. */
export function countAnswers(): { readonly requests: number; readonly faults: number } {
  const counts = { requests: 0, faults: 0 }
  const real = globalThis.fetch
  globalThis.fetch = async (...parameters) => {
    const response = await real(...parameters)
    counts.requests += 1
    if (response.status >= 500) counts.faults += 1
    return response
  }
  return counts
}
