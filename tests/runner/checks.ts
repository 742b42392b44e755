import { say } from '../../emulators/stack/progress'
import { runCommand } from './command'
import { NOTHING, sum, type Counts } from './counts'

interface Check {
  name: string
  command: string
  args: readonly string[]
}

/** Shows that each rule of oxlint about who may import whom bites. */
const ARROWS = 'tests/arrows.ts'

/** Refuses names that the glossary gave up. */
const WORDS = 'tests/words.ts'

const CHECKS: readonly Check[] = [
  { name: 'types', command: 'tsc', args: ['-b'] },
  {
    name: 'lint',
    command: 'oxlint',
    args: ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'arrows', command: 'tsx', args: [ARROWS] },
  { name: 'words', command: 'tsx', args: [WORDS] },
]

/** Runs the static checks, each of which counts as one test. */
export async function runChecks(): Promise<Counts> {
  const results: Counts[] = []
  for (const { name, command, args } of CHECKS) {
    const passed = (await runCommand(command, args)) === 0
    say(`${passed ? '✓' : '✗'} ${name}`)
    results.push(passed ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, failures: [name] })
  }
  return sum(results)
}
