import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { layoutOf } from '../../emulators/stack/layout'

/** Longer than any function of ours needs on a busy machine. */
const SLOW_MS = 20_000
const MOST = 25
const WIDTH = 400

/** What in the emulators' log tells why a test failed: errors that functions wrote, what was ended, and what hung. */
export function faultsOf(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => isFault(line))
    .slice(-MOST)
    .map((line) => line.slice(0, WIDTH))
}

function isFault(line: string): boolean {
  const [, took] = /Finished "[\w-]+" in (\d+)/.exec(line) ?? []
  if (took !== undefined) return Number(took) >= SLOW_MS
  // What the functions framework says of a call that it refuses by itself; tests make many of those.
  if (/Invalid request, unable to process/.test(line)) return false
  return /"severity":"ERROR"|function timed out|worker .*(?:crashed|killed)|OutOfMemory/i.test(line)
}

/** The same of the test stack that has just been used. */
export function stackFaults(): string[] {
  const file = join(layoutOf('test').dir, 'firebase.log')
  return existsSync(file) ? faultsOf(readFileSync(file, 'utf8')) : []
}
