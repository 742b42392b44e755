import { execFile } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Figure } from './figure'

const run = promisify(execFile)
const FUNCTIONS = fileURLToPath(new URL('../../functions/', import.meta.url))
const ENTRY = pathToFileURL(`${FUNCTIONS}dist/index.js`).href
const ROUNDS = 11
const BASE = `await Promise.all([import('firebase-functions'), import('firebase-admin/firestore')])`

/** Milliseconds that a fresh process takes to import something. */
async function timeImport(code: string): Promise<number> {
  const script = `const start = performance.now(); ${code}; console.log(performance.now() - start)`
  const options = { cwd: FUNCTIONS }
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], options)
  return Number(stdout)
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

/** Goal 14: a cold start of the bundled functions against the two SDKs alone, turn by turn in one run. */
export async function measureColdImport(): Promise<Figure> {
  const ours: number[] = []
  const base: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await timeImport(`await import('${ENTRY}')`))
    base.push(await timeImport(BASE))
  }
  const ratio = median(ours) / median(base)
  const value = `${ratio.toFixed(2)}x (${Math.round(median(ours))} ms)`
  return { goal: 14, what: 'cold import of the functions', value, limit: '<= 1.3x', isMet: ratio <= 1.3 }
}
