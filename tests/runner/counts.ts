import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { ROOT } from '../../emulators/stack/layout'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** What failed, a line each, as far as the report tells: its file, its name and the first line of what it said. */
  failures: readonly string[]
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
/** A suite that crashed before it could count anything. */
export const CRASHED: Counts = { ...NOTHING, failed: 1 }

const Failure = z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) })

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(Failure),
    }),
  ),
})

/** Counts from vitest's `json` reporter. A file that could not be loaded has no tests, and counts as one that failed. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    VitestReport.parse(report)
  const unloaded = testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && assertionResults.length === 0
  })
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
    failures: [
      ...unloaded.map(({ name, message }) => failureLine(name, 'could not be loaded', message)),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map((it) => failureLine(name, it.fullName, it.failureMessages.join('\n'))),
      ),
    ],
  }
}

function failureLine(file: string, name: string, said: string): string {
  const first =
    stripVTControlCharacters(said)
      .split('\n')
      .find((line) => line.trim() !== '') ?? ''
  return `${file.replace(ROOT, '')} › ${name}: ${first.trim()}`
}

const PlaywrightSpec = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
})
type PlaywrightSpec = z.infer<typeof PlaywrightSpec>

const PlaywrightSuite = z.object({
  specs: z.array(PlaywrightSpec),
  /** Of the same shape. */
  suites: z.array(z.unknown()).optional(),
})

const PlaywrightReport = z.object({
  suites: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

/** Counts from Playwright's `json` reporter. A test that passed only when repeated has failed. */
export function countPlaywright(report: unknown): Counts {
  const { stats, suites } = PlaywrightReport.parse(report)
  const { expected, unexpected, flaky, skipped } = stats
  const specs = suites.flatMap(specsIn)
  const failures = specs.filter(hasFailed).map(({ file, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((it) => it.errors))
    return failureLine(`tests/e2e/${file}`, title, errors[0]?.message ?? '')
  })
  return { passed: expected, failed: unexpected + flaky, skipped, failures }
}

function specsIn(suite: unknown): PlaywrightSpec[] {
  const { specs, suites } = PlaywrightSuite.parse(suite)
  return [...specs, ...(suites ?? []).flatMap(specsIn)]
}

const hasFailed = ({ ok, tests }: PlaywrightSpec) => !ok || tests.some(({ status }) => status === 'flaky')

/**
 * What a suite's own figures leave out: an exit code other than nought with nothing failed is a crash, and so is a
 * suite with test files of which no test ran.
 */
export function withCrashes(counts: Counts, exitCode: number): Counts {
  const ranNothing = counts.passed + counts.failed === 0
  const crashed = counts.failed === 0 && (exitCode !== 0 || ranNothing)
  return crashed ? { ...counts, failed: 1 } : counts
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed, skipped, failures }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      failures: [...total.failures, ...failures],
    }),
    NOTHING,
  )
}

/** The closing line of a test run. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
