import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../emulators/stack/layout'
import { runChecks } from './checks'
import { runCommand, type Env } from './command'
import { countPlaywright, countVitest, NOTHING, withCrashes, type Counts } from './counts'

export interface Suite {
  needsStack: boolean
  hasTests: () => boolean
  /** `filters` narrow the run to some files, as the tool itself understands it. */
  run: (filters: readonly string[], env: Env) => Promise<Counts>
}

/** The suites in the order in which they run: what fails fastest comes first. */
export const SUITES = {
  check: { needsStack: false, hasTests: () => true, run: runChecks },
  unit: vitestSuite(['unit', 'unit-dom'], ['functions', 'web/src', 'emulators', 'tests/runner'], false),
  rules: vitestSuite(['rules'], ['tests/rules'], true),
  flows: vitestSuite(['flows'], ['tests/flows'], true),
  e2e: {
    needsStack: true,
    hasTests: () => containsTests('tests/e2e', /\.spec\.ts$/),
    run: (filters, env) =>
      runAndCount('e2e', countPlaywright, (report) =>
        runCommand('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', ...filters], {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        }),
      ),
  },
} as const satisfies Record<string, Suite>

export type SuiteName = keyof typeof SUITES

function vitestSuite(projects: readonly string[], folders: readonly string[], needsStack: boolean): Suite {
  return {
    needsStack,
    hasTests: () => folders.some((folder) => containsTests(folder, /\.test\.tsx?$/)),
    run: (filters, env) =>
      runAndCount(projects.join('-'), countVitest, (report) => {
        const only = projects.flatMap((project) => ['--project', project])
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
        const args = ['run', '--config', 'tests/vitest.config.ts', ...only, ...reporters, ...filters]
        return runCommand('vitest', args, env)
      }),
  }
}

async function runAndCount(
  name: string,
  count: (report: unknown) => Counts,
  run: (reportFile: string) => Promise<number>,
): Promise<Counts> {
  const report = join(ROOT, '.turnout/reports', `${name}.json`)
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const exitCode = await run(report)
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : NOTHING
  return withCrashes(counts, exitCode)
}

function containsTests(folder: string, pattern: RegExp): boolean {
  const path = join(ROOT, folder)
  if (!existsSync(path)) return false
  return readdirSync(path, { withFileTypes: true }).some((entry) =>
    entry.isDirectory()
      ? entry.name !== 'node_modules' && containsTests(join(folder, entry.name), pattern)
      : pattern.test(entry.name),
  )
}
