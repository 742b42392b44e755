import { withStack } from '../emulators/exec'
import { Problem } from '../emulators/stack/problem'
import { say } from '../emulators/stack/progress'
import type { Env } from './runner/command'
import { closingLine, CRASHED, sum, type Counts } from './runner/counts'
import { stackFaults } from './runner/stack-faults'
import { SUITES, type SuiteName } from './runner/suites'

/**
 * `npm test [suite …] [filter …]`: runs the suites, those that need it inside one test stack, and ends with one line of
 * figures. The exit code is 1 if anything failed, crashed or ran nothing.
 */
async function runTests(args: readonly string[]): Promise<Counts> {
  const named = args.filter(isSuite)
  const filters = args.filter((arg) => !isSuite(arg))
  const all = named.length > 0 ? named : (Object.keys(SUITES) as SuiteName[])
  const chosen = all.filter((name) => SUITES[name].hasTests())
  for (const name of all) if (!chosen.includes(name)) say(`${name}: there are no tests yet`)

  const runAll = async (names: readonly SuiteName[], env: Env): Promise<Counts[]> => {
    const results: Counts[] = []
    for (const name of names) results.push(await runSuite(name, filters, env))
    return results
  }
  const outside = await runAll(
    chosen.filter((name) => !SUITES[name].needsStack),
    {},
  )
  const inside = chosen.filter((name) => SUITES[name].needsStack)
  if (inside.length === 0) return sum(outside)
  return sum([...outside, ...(await runInStack((env) => runAll(inside, env)))])
}

async function runSuite(name: SuiteName, filters: readonly string[], env: Env): Promise<Counts> {
  say(`\n── ${name}`)
  try {
    const counts = await SUITES[name].run(filters, env)
    say(`${name}: ${closingLine(counts)}`)
    if (counts.failed > 0 && SUITES[name].needsStack) tellFaults()
    return counts
  } catch (error) {
    console.error(error)
    return CRASHED
  }
}

/** The stack's logs are gone by the time somebody reads of a failure elsewhere. */
function tellFaults(): void {
  const faults = stackFaults()
  say(
    faults.length === 0
      ? 'The functions logged no error.'
      : `What the functions logged:\n${faults.join('\n')}`,
  )
}

/** A stack that cannot be started is a failure like any other, and does not hide what the other suites found. */
async function runInStack(run: (env: Env) => Promise<Counts[]>): Promise<Counts[]> {
  try {
    return await withStack(run)
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error)
    return [CRASHED]
  }
}

function isSuite(name: string): name is SuiteName {
  return Object.hasOwn(SUITES, name)
}

const total = await runTests(process.argv.slice(2))
// Once more at the end: of a long output, the end is what everybody reads.
if (total.failures.length > 0) say(`\nWhat failed:\n${total.failures.join('\n')}`)
process.stdout.write(`\n${closingLine(total)}\n`, () =>
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0),
)
