import { z } from 'zod'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }
/** A suite that crashed before it could count anything. */
export const CRASHED: Counts = { passed: 0, failed: 1, skipped: 0 }

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
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
  }
}

const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

/** Counts from Playwright's `json` reporter. A test that passed only when repeated has failed. */
export function countPlaywright(report: unknown): Counts {
  const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(report).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

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
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    NOTHING,
  )
}

/** The closing line of a test run. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
