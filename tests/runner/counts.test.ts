import { describe, expect, it } from 'vitest'
import { closingLine, countPlaywright, countVitest, sum, withCrashes } from './counts'

const vitest = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [] as object[],
})

describe('counting tests', () => {
  it('reads the figures of vitest', () => {
    expect(countVitest({ ...vitest(3, 1), numPendingTests: 2, numTodoTests: 1 })).toEqual({
      passed: 3,
      failed: 1,
      skipped: 3,
    })
  })

  it('counts every file that could not be loaded', () => {
    const unloaded = { status: 'failed', assertionResults: [] }
    const loaded = { status: 'failed', assertionResults: [{ status: 'failed' }] }
    const report = { ...vitest(2, 1), testResults: [unloaded, loaded, unloaded] }
    expect(countVitest(report)).toMatchObject({ passed: 2, failed: 3 })
  })

  it('takes a flaky browser test for a failed one', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }
    expect(countPlaywright({ stats })).toEqual({ passed: 4, failed: 2, skipped: 0 })
  })

  it.each([
    ['passes when all passed', vitest(3, 0), 0, 0],
    ['counts what failed', vitest(3, 2), 1, 2],
    ['counts a crash beside passed tests', vitest(3, 0), 1, 1],
    ['counts a suite that ran nothing', vitest(0, 0), 0, 1],
  ])('%s', (_, report, exitCode, failed) => {
    expect(withCrashes(countVitest(report), exitCode).failed).toBe(failed)
  })

  it('closes with one line, and speaks of skipped tests only when there are some', () => {
    const suites = [
      { passed: 2, failed: 0, skipped: 0 },
      { passed: 5, failed: 1, skipped: 0 },
    ]
    expect(closingLine(sum(suites))).toBe('7 passed, 1 failed')
    expect(closingLine({ passed: 1, failed: 0, skipped: 4 })).toBe('1 passed, 0 failed, 4 skipped')
  })
})
