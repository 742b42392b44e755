import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs a program of the bench in a process of its own, and answers the JSON of its last line. */
export async function runProgram<T>(file: string): Promise<T> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const work = run(process.execPath, ['--import', 'tsx', path], { maxBuffer: 1e9 })
  work.child.stderr?.pipe(process.stderr)
  const { stdout } = await work
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as T
}

/** For the program: says how long a part of it took, and answers what the part found. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const found = await work()
  console.warn(`${what} (${((performance.now() - begun) / 1000).toFixed(0)} s) ${JSON.stringify(found)}`)
  return found
}

/** For the program: prints what it found and ends. */
export function endWith(work: Promise<object>): void {
  work.then(
    (found) => process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit(0)),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
}
